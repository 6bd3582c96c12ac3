import type { ReactNode } from 'react';
import './ribbon.css';

export const RIBBON_TONES = [
  'plain',
  'plum',
  'cardinal',
  'special',
  'fair',
  'contract',
  'character',
  'architect',
  'merchant',
  'king',
  'wood',
] as const;
export type RibbonTone = (typeof RIBBON_TONES)[number];

interface RibbonProps {
  readonly tone?: RibbonTone;
  readonly level?: 2 | 3;
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** The name of a panel, in the colour of what it is about. */
export function Ribbon({ tone = 'plain', level = 2, id, children }: RibbonProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Heading id={id} className={`ribbon ribbon-${tone}`}>
      {children}
    </Heading>
  );
}
