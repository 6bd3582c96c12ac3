/** Whether the rules of the Cardinal are there to play against. */
export const soloAvailable = (): boolean => true;
