import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { replayAddress, type ReplayPlace } from './place';

/** The address follows once the place has stood so long: browsers allow few changes of it. */
const SETTLED = 300;

/** Writes the place into the address; `go`: somebody went to another address of this page. */
export function usePlaceInAddress(id: string, place: ReplayPlace, go: (search: string) => void): void {
  const search = useSearch();
  const [, navigate] = useLocation();
  const link = replayAddress(id, place);
  const written = useRef(search);
  useEffect(() => {
    const timer = setTimeout(() => {
      // the page stays for a moment while the next one is loaded
      if (!link.startsWith(`${location.pathname}?`)) return;
      written.current = link.slice(link.indexOf('?') + 1);
      navigate(link, { replace: true });
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [link, navigate]);
  const onGone = useEffectEvent(go);
  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    onGone(search);
  }, [search]);
}
