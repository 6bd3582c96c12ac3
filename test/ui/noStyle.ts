/** Stands in for a style sheet. */
export {};
