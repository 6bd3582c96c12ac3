import { COLOURS } from '../../content';
import { DiePicture } from '../pictures/Die';
import { Icon, ShieldIcon } from '../pictures/Icon';
import { ICONS } from '../pictures/icons';
import { rich, type Marked, type RichPart } from '../text';

/** A message with its bold words and small pictures. */
export function RichText({ text }: { text: Marked }) {
  return rich(text).map((part, at) => <PartView key={at} part={part} />);
}

function PartView({ part }: { part: RichPart }) {
  if (part.kind === 'text') return part.bold ? <b>{part.text}</b> : part.text;
  const label = part.alt === '' ? undefined : part.alt;
  if (part.kind === 'die') {
    const colour = COLOURS.find(each => each === part.colour);
    return colour && <DiePicture colour={colour} value={part.value} size={18} badge={false} label={label} />;
  }
  const { count } = part;
  if (part.name === 'shield' && count !== undefined)
    return <ShieldIcon points={count} size={20} label={label} />;
  const name = ICONS.find(each => each === part.name);
  const several = count !== undefined && count > 1;
  return name ? <Icon name={name} size={18} label={label} {...(several && { count })} /> : part.alt;
}
