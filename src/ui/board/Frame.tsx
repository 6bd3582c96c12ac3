import { lazy, Suspense, useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { useRootMarks } from '../app/applySettings';
import { Loading } from '../app/Loading';
import { Shortcuts } from '../keys/Shortcuts';
import { IconButton } from '../parts/Button';
import { Sprite } from '../pictures/Sprite';
import { startText, useText } from '../text';
import '../pictures/theme/index.css';
import '../parts/field.css';
import '../parts/parts.css';
import './frame.css';

const RulesPage = lazy(() => import('../rules/RulesPage'));

/** What leads to the rules, as an address of our own pages. */
const TO_RULES = 'a[href^="/rules/"]';

/** All that a board needs around it on a page that is not ours: it changes nothing there, and leads nowhere. */
export function Frame({ children }: { children: ReactNode }) {
  const { language, say } = useText();
  const marks = Object.entries(useRootMarks()).map(([name, value]) => [`data-${name}`, value]);
  const [{ hook, searchHook, navigate }] = useState(() => memoryLocation({ path: '/' }));
  const [ground, setGround] = useState<HTMLElement | null>(null);
  const speaks = useSpeech();
  const openRules = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest(TO_RULES) : null;
    if (!link) return;
    event.preventDefault();
    navigate(link.getAttribute('href') ?? '/');
  };
  return (
    <div
      ref={setGround}
      className="tiletum"
      lang={language}
      {...Object.fromEntries(marks)}
      onClickCapture={openRules}
    >
      <Sprite />
      {ground && <Shortcuts ground={ground} />}
      <Router hook={hook} searchHook={searchHook} hrefs={() => '#'}>
        {speaks ? children : <Loading />}
        <Route path="/rules/:id?">
          {({ id }) => (
            <div className="frame-rules">
              <Suspense fallback={<Loading />}>
                <RulesPage id={id} />
              </Suspense>
              <span className="frame-close">
                <IconButton icon="close" label={say('table.close')} onClick={() => navigate('/')} />
              </span>
            </div>
          )}
        </Route>
      </Router>
    </div>
  );
}

/** Whether the words have come in the language of this device. */
function useSpeech(): boolean {
  const [speaks, setSpeaks] = useState(false);
  useEffect(() => {
    void startText().then(() => setSpeaks(true));
  }, []);
  return speaks;
}
