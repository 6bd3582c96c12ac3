import { lazy, Suspense } from 'react';
import './ground.css';

const Land = lazy(() => import('./Land'));

/** The painted land behind a page; the sea is there at once, the land follows. */
export function Ground() {
  return (
    <div className="ground" aria-hidden="true">
      <Suspense fallback={null}>
        <Land />
      </Suspense>
    </div>
  );
}
