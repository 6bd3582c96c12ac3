import type { BoxName, EffectName, WordsOf } from '../../content';
import type { Box, HappeningName, MoveName, Names, Needed, TileKind } from '../../rules/box';
import type { WaitingOf } from '../../rules/model';
import type { ScoreRow } from '../../rules/scoreSheet';
import { shelve } from '../../rules/shelf';
import type { WorkingsOf } from '../../rules/workings';
import { THING_CARDS } from '../explain/cards';
import { BOX_TOWNS } from '../explain/cards/boxTowns';
import { BOX_FOLLOWS, WALK_PREVIEWS } from '../explain/preview/boxPreviews';
import { AWAIT_WORDS, CURE_WORDS } from '../explain/cure';
import { BOX_FINALS } from '../final/boxFinal';
import { ROW_ICONS, ROW_NAMES } from '../final/rows';
import { COUNT_ICONS, COUNT_PARTS } from '../pictures/cards/FairIcons';
import { ICON_DRAWINGS, type IconsOf } from '../pictures/icons';
import { PIECE_OUTLINES } from '../pictures/Piece';
import { BUSTS, CATHEDRALS, CREST_PICTURES } from '../pictures/Sprite';
import { TILE_FACES } from '../pictures/tiles/TilePicture';
import { EFFECT_PICTURES } from '../pictures/words';
import { TASKS } from '../play/bar/boxTasks';
import { BOX_CHOICES } from '../play/boxChoices';
import { BELOW_CARDINAL, BELOW_TRACK, BOX_BOARDS, BOX_GOODS, WHEEL_LAYERS } from '../play/boards';
import { BOX_HINTS } from '../play/coach/hints';
import { CONDITION_PICTURES, WANTED_PICTURES } from '../play/cardinal/decrees';
import { MOVE_DEEDS } from '../play/deeds';
import { BOX_SHEETS } from '../play/panels/boxMaps';
import { KING_STEPS } from '../play/told/boxSteps';
import { KING_BEATS } from '../play/told/story';
import { WAITING } from '../play/waiting/rows';
import { addTexts, type BoxTexts } from '../text';
import { CHOSEN } from '../text/telling/cardinal';
import { EVENT_WORDS } from '../text/telling/deeds';
import { FOLLOWS } from '../text/telling/groups';
import { LAPSES } from '../text/telling/phrases';
import { SOURCE_NAMES } from '../text/telling/sources';
import { TIES } from '../text/telling/ties';
import { SAYS_WHEN, SENTENCES, SHORT } from '../text/words/effects';
import { TILE_WORDS } from '../text/words/tiles';
import { addRows } from './rows';
import { BOX_SETUPS } from './setups';

/** What a box brings to the screen: its rules, its words, and a row for each of them wherever it is told or drawn. */
export type BoxScreen<B extends BoxName = BoxName> = {
  readonly box: Box<B>;
  readonly texts: BoxTexts;
} & Needed<Rows<B>> &
  Partial<Pick<Tables, 'ties' | 'follows' | 'saysWhen' | 'lapses' | 'sourceNames'>> &
  Partial<Pick<Tables, 'cureWords' | 'awaitWords'>> &
  Partial<Pick<Tables, 'busts' | 'cathedrals' | 'tasks' | 'boards' | 'setups' | 'sheets'>> &
  Partial<
    Pick<
      Tables,
      | 'mapChoices'
      | 'countParts'
      | 'townCards'
      | 'walkPreviews'
      | 'boxFollows'
      | 'wheelLayers'
      | 'goods'
      | 'belowTrack'
      | 'belowCardinal'
      | 'hints'
      | 'finals'
      | 'kingBeats'
      | 'kingSteps'
    >
  >;

const TABLES = {
  // words
  tileWords: TILE_WORDS,
  sentences: SENTENCES,
  shortWords: SHORT,
  eventWords: EVENT_WORDS,
  chosen: CHOSEN,
  // how events go together in a line, and moves
  ties: TIES,
  follows: FOLLOWS,
  saysWhen: SAYS_WHEN,
  lapses: LAPSES,
  sourceNames: SOURCE_NAMES,
  deeds: MOVE_DEEDS,
  scoreNames: ROW_NAMES,
  // the cards of things, and what would help
  thingCards: THING_CARDS,
  cureWords: CURE_WORDS,
  awaitWords: AWAIT_WORDS,
  // drawings
  icons: ICON_DRAWINGS,
  outlines: PIECE_OUTLINES,
  crests: CREST_PICTURES,
  busts: BUSTS,
  cathedrals: CATHEDRALS,
  tileFaces: TILE_FACES,
  effectPictures: EFFECT_PICTURES,
  countIcons: COUNT_ICONS,
  countParts: COUNT_PARTS,
  scoreIcons: ROW_ICONS,
  conditionPictures: CONDITION_PICTURES,
  wantedPictures: WANTED_PICTURES,
  // places
  waiting: WAITING,
  tasks: TASKS,
  boards: BOX_BOARDS,
  setups: BOX_SETUPS,
  sheets: BOX_SHEETS,
  mapChoices: BOX_CHOICES,
  townCards: BOX_TOWNS,
  walkPreviews: WALK_PREVIEWS,
  boxFollows: BOX_FOLLOWS,
  wheelLayers: WHEEL_LAYERS,
  goods: BOX_GOODS,
  belowTrack: BELOW_TRACK,
  belowCardinal: BELOW_CARDINAL,
  hints: BOX_HINTS,
  finals: BOX_FINALS,
  kingBeats: KING_BEATS,
  kingSteps: KING_STEPS,
};
type Tables = typeof TABLES;

type Scored<B extends BoxName> = ScoreRow & WorkingsOf<B, 'scoreRow'>;
type Said<B extends BoxName, Sort extends string> = Names<WordsOf<B, Sort>>;
type Only<Name extends keyof Tables, Key> = Pick<Tables[Name], Extract<keyof Tables[Name], Key>>;

interface Rows<B extends BoxName> {
  readonly tileWords: Only<'tileWords', TileKind<B>>;
  readonly sentences: Only<'sentences', EffectName<B>>;
  readonly shortWords: Only<'shortWords', EffectName<B>>;
  readonly eventWords: Only<'eventWords', HappeningName<B>>;
  readonly chosen: Only<'chosen', WorkingsOf<B, 'choice'>>;
  readonly deeds: Only<'deeds', MoveName<B>>;
  readonly waiting: Only<'waiting', WaitingOf<B>>;
  readonly scoreNames: Only<'scoreNames', Scored<B>>;
  readonly icons: Only<'icons', IconsOf<B>>;
  readonly outlines: Only<'outlines', WordsOf<B, 'piece'>>;
  readonly crests: Only<'crests', WordsOf<B, 'crest'>>;
  readonly tileFaces: Only<'tileFaces', TileKind<B>>;
  readonly effectPictures: Only<'effectPictures', EffectName<B>>;
  readonly countIcons: Only<'countIcons', WordsOf<B, 'count'>>;
  readonly scoreIcons: Only<'scoreIcons', Scored<B>>;
  readonly conditionPictures: Only<'conditionPictures', Said<B, 'conditions'>>;
  readonly thingCards: Only<'thingCards', Names<WorkingsOf<B, 'things'>>>;
  readonly wantedPictures: Only<'wantedPictures', Said<B, 'wanted'>>;
}

/** Whichever box. */
export type AnyScreen = {
  readonly box: { readonly name: BoxName };
  readonly texts: BoxTexts;
} & { readonly [Name in keyof Tables]?: object };

/** Brings a box to the screen, and then within reach: what is at hand can be shown. */
export function bring({ box, texts, ...rows }: AnyScreen): void {
  addTexts(texts);
  for (const name of Object.keys(rows) as (keyof Tables)[]) addRows<object>(TABLES[name], rows[name] ?? {});
  shelve(box as Box);
}
