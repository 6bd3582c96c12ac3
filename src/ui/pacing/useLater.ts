import { useLayoutEffect, useState } from 'react';
import { Shown } from '../session/shown';
import { afterPaint } from './pieces';

/** The same view after the next picture. */
export function useLater<View>(now: Shown<View>): Shown<View> {
  const [later] = useState(() => new Shown(now.view()));
  useLayoutEffect(() => {
    later.show(now.view());
    return now.subscribe(() => afterPaint(later, () => later.show(now.view())));
  }, [now, later]);
  return later;
}
