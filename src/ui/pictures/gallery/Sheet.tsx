import type { ReactNode } from 'react';

interface SheetProps {
  readonly title: string;
  readonly width?: number;
  readonly children: ReactNode;
}

/** A card of the gallery. */
export function Sheet({ title, width, children }: SheetProps) {
  return (
    <section
      className="sheet"
      data-shot={title.toLowerCase().replaceAll(/\W+/g, '-')}
      style={width === undefined ? {} : { width }}
    >
      <h2 className="display">{title}</h2>
      {children}
    </section>
  );
}

/** A picture with its name. */
export function GalleryCell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="cell">
      {children}
      {name}
    </span>
  );
}
