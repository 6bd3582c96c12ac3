/** Stands in for the rules. */
export default function RulesPage({ id }: { id: string | undefined }) {
  return <main>{id}</main>;
}
