/** Land and sea, until the scenery of the map is there. */
export default function Land() {
  return (
    <svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice">
      <path
        d="M0 520C140 470 260 520 420 440S620 210 840 180s200-90 600-110v830H0z"
        fill="var(--meadow)"
        stroke="var(--foam)"
        strokeWidth={26}
      />
      <path d="M0 690c240-70 420 10 720-60s480-10 720-60v330H0z" fill="var(--wheat)" />
      <path d="M0 840c300-70 600 20 900-40s400 0 540-20v120H0z" fill="var(--apricot)" />
    </svg>
  );
}
