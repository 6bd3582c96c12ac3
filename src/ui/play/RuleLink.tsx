/** The number of a rule, leading to its text. */
export function RuleLink({ rule }: { rule: string }) {
  return (
    <a className="rule-link" href={`/rules/${rule}`} target="_blank" rel="noreferrer">
      {rule}
    </a>
  );
}
