import type { ReactNode, SVGAttributes } from 'react';
import { shows, type DrawnThing } from '../explain/shows';

/** How a place stands out: it can be used now, or it has been chosen. */
export type Glow = 'possible' | 'chosen';

/**
 * What the table adds to a place of a picture: handlers, `tabIndex`, `role`, `aria-label`, a class, and how it
 * stands out.
 */
export interface PlaceProps extends SVGAttributes<SVGGElement> {
  readonly glow?: Glow | undefined;
  /** Steps or Points that it takes to get there. */
  readonly distance?: number | undefined;
}

/** Asked for every place by its id; `undefined` leaves it a mere picture. */
export type PlacePropsOf = (id: string) => PlaceProps | undefined;

interface PlaceElementProps {
  /** What it is called by what flies there. */
  readonly at?: string | undefined;
  /** Its middle: however small it is drawn, a finger or a pointer finds room around it. */
  readonly middle?: readonly [x: number, y: number] | undefined;
  readonly props: PlaceProps | undefined;
  /** What it shows. */
  readonly thing?: DrawnThing | undefined;
  readonly children: ReactNode;
}

/** For the picture that holds places: how many of its units are a pixel of the screen. */
export function measured(picture: SVGSVGElement | null): (() => void) | undefined {
  if (!picture) return undefined;
  const sizes = new ResizeObserver(() => {
    const scale = picture.getScreenCTM()?.a ?? 0;
    if (scale > 0) picture.style.setProperty('--unit', `${1 / scale}px`);
  });
  sizes.observe(picture);
  return () => sizes.disconnect();
}

/** The group that makes a place of a picture reachable. */
export function Place({ at, middle, props, thing, children }: PlaceElementProps) {
  const shown = thing && shows(thing);
  if (props === undefined)
    return (
      <g data-at={at} {...shown}>
        {children}
      </g>
    );
  const { glow, distance, className = '', ...attributes } = props;
  return (
    <g
      className={(glow === undefined ? className : `place place-${glow} ${className}`).trim() || undefined}
      data-at={at}
      data-distance={distance}
      {...shown}
      {...attributes}
    >
      {middle && glow && <circle className="place-room" cx={middle[0]} cy={middle[1]} />}
      {children}
    </g>
  );
}
