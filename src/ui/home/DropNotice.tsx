import { useText } from '../text';
import './dropNotice.css';

/** While a file hangs over a page that opens files: that it may be let go. */
export function DropNotice() {
  const { say } = useText();
  return <p className="drop-notice">{say('tables.drop')}</p>;
}
