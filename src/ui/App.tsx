import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { useAppliedSettings } from './app/applySettings';
import { Lost } from './app/Lost';
import { Loading } from './app/Loading';
import { KeepFocus } from './app/KeepFocus';
import { KeepingNotice } from './app/KeepingNotice';
import { PageTitle } from './app/PageTitle';
import { PAGES } from './app/pages';
import { UpdateNotice } from './app/UpdateNotice';
import { Shortcuts } from './keys/Shortcuts';
import { Sprite } from './pictures/Sprite';
import './parts/field.css';
import './parts/parts.css';

const { Home, NewGame, PlayPage, Lobby, TablePage, ReplayPage, ReplaysPage } = PAGES;
const { StatisticsPage, MatchNumbersPage, RulesPage } = PAGES;

/** The pages and their addresses. */
export function App() {
  useAppliedSettings();
  return (
    <>
      <Sprite />
      <PageTitle />
      <UpdateNotice />
      <KeepingNotice />
      <Shortcuts ground={document.documentElement} />
      <KeepFocus />
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/">
            <Home />
          </Route>
          <Route path="/new/solo">
            <NewGame mode="solo" />
          </Route>
          <Route path="/new/local">
            <NewGame mode="local" />
          </Route>
          <Route path="/new/online">
            <NewGame mode="local" online />
          </Route>
          <Route path="/new/online/solo">
            <NewGame mode="solo" online />
          </Route>
          <Route path="/online">
            <Lobby />
          </Route>
          <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route path="/play/:id">{({ id }) => <PlayPage key={id} id={id} />}</Route>
          <Route path="/replay">
            <ReplaysPage />
          </Route>
          <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
          <Route path="/statistics">
            <StatisticsPage />
          </Route>
          <Route path="/statistics/:id">{({ id }) => <MatchNumbersPage key={id} id={id} />}</Route>
          <Route path="/rules/:id?">{({ id }) => <RulesPage id={id} />}</Route>
          <Route>
            <Lost />
          </Route>
        </Switch>
      </Suspense>
    </>
  );
}
