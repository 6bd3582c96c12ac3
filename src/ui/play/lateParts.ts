/** Of a table: what tells of the past, and how to play. */
export { Coach } from './coach/Coach';
export { CoachVoice } from './coach/CoachVoice';
export { LogPanel } from './panels/LogPanel';
export { Recap } from './recap/Recap';
export { TurnVoice } from './recap/TurnVoice';
export { ToldBar } from './told/ToldBar';
export { ToldKing } from './told/ToldKing';
export { ToldLower } from './told/ToldLower';
