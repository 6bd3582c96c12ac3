/** Files that Parcel takes in beside TypeScript. */
declare module '*.css';
