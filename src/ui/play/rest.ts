/** What of a table comes when somebody can play at it: its places are kept free. */
export { Coach } from './coach/Coach';
export { CoachVoice } from './coach/CoachVoice';
export { Lower } from './Lower';
export { LogPanel } from './panels/LogPanel';
export { Maps } from './panels/Maps';
export { Opponents } from './panels/Opponents';
export { Recap } from './recap/Recap';
export { TurnVoice } from './recap/TurnVoice';
export { ToldBar } from './told/ToldBar';
export { ToldKing } from './told/ToldKing';
export { ToldLower } from './told/ToldLower';
