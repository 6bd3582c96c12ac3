import { useText } from '../text';
import './simplePage.css';

/** While a page is on its way. */
export function Loading() {
  const { say } = useText();
  return (
    <main className="simple-page">
      <p className="simple-page-wait" role="status">
        {say('app.loading')}
      </p>
    </main>
  );
}
