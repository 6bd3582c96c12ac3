import { useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../pictures/Icon';
import { RichText } from '../play/RichText';
import { theGame, useTable } from '../play/TableContext';
import { useReadings } from '../readings/context';
import { useText, type Marked } from '../text';
import type { CardLine } from './thingCard';
import { showBeside } from './place';
import { thingShown } from './shown';
import { cardFor, type WholeCard } from './whole';
import './explain.css';

interface ExplainCardProps {
  readonly drawing: Element;
  readonly focused: Element | undefined;
}

/** The card of what a drawing shows, beside it. It never takes the focus, and is no place to point at. */
export function ExplainCard({ drawing, focused }: ExplainCardProps) {
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  const mine = useTable(view => view.mine);
  const walker = useTable(view => view.walker);
  const offered = offeredAt(drawing);
  const readings = useReadings();
  const text = useText();
  const id = useId();
  const shown = useRef<HTMLDivElement>(null);
  const card = cardFor(text, thingShown(drawing, G), { G, me, mine, readings, walker, offered });
  useLayoutEffect(() => {
    if (shown.current) showBeside(drawing, shown.current);
  });
  useLayoutEffect(() => describe(focused, id), [focused, id]);
  if (!card) return null;
  const kind =
    card.picture !== undefined && card.small !== true ? 'explain-card' : 'explain-card explain-tip';
  return (
    <div ref={shown} id={id} popover="manual" role="tooltip" className={kind}>
      <Head card={card} />
      {card.lines.map(each => (
        <Line key={each.words.markup} line={each} />
      ))}
      <Answers card={card} />
      <span className="explain-tail" aria-hidden="true" />
    </div>
  );
}

/** A place in the sun says what a click there does. */
const offeredAt = (drawing: Element): string | undefined =>
  drawing.matches('.place-possible') ? (drawing.getAttribute('aria-label') ?? undefined) : undefined;

/** What has the focus is described by the card for as long as it is there. */
function describe(element: Element | undefined, id: string): (() => void) | undefined {
  if (!element) return undefined;
  const before = element.getAttribute('aria-describedby');
  element.setAttribute('aria-describedby', [before, id].filter(Boolean).join(' '));
  return () =>
    before === null
      ? element.removeAttribute('aria-describedby')
      : element.setAttribute('aria-describedby', before);
}

function Head({ card: { title, family, picture, rules } }: { readonly card: WholeCard }) {
  return (
    <header>
      {picture}
      <div>
        <strong>
          <RichText text={title} />
        </strong>
        {family && (
          <small>
            <RichText text={family} />
          </small>
        )}
      </div>
      <span className="explain-rules">
        {rules.map(rule => (
          <Rule key={rule} rule={rule} />
        ))}
      </span>
    </header>
  );
}

const Rule = ({ rule }: { readonly rule: string }) => <span className="rule-link">{rule}</span>;

function Line({ line: { words, rule, tone } }: { readonly line: CardLine }) {
  return (
    <p className={tone && `explain-${tone}`}>
      {tone === 'not' && <Icon name="lock" size={16} />}
      <RichText text={words} /> {rule && <Rule rule={rule} />}
    </p>
  );
}

/** Whether it can be chosen, and what then; if not why, and what would help. */
function Answers({ card: { ways, refused, left } }: { readonly card: WholeCard }) {
  return (
    <>
      {ways.map(words => (
        <p key={words.markup} className="explain-now">
          <RichText text={words} />
        </p>
      ))}
      {refused && (
        <p className="explain-refused">
          <Icon name="lock" size={16} /> <RichText text={refused.words} /> <Rule rule={refused.rule} />
        </p>
      )}
      {refused?.cure && (
        <p className="explain-cure">
          <RichText text={refused.cure} />
        </p>
      )}
      {left.length > 0 && <Left left={left} />}
    </>
  );
}

const Left = ({ left }: { readonly left: readonly Marked[] }) => (
  <footer>
    {left.map(words => (
      <span key={words.markup}>
        <RichText text={words} />
      </span>
    ))}
  </footer>
);
