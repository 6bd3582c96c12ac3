import { Icon } from '../pictures/Icon';

/** What is wrong with a field, beside it. */
export function ProblemNote({ id, text }: { id?: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p id={id} className="problem" role="alert">
      <Icon name="warning" size={18} />
      {text}
    </p>
  );
}
