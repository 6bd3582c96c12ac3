import { Icon, PointsIcon } from '../../pictures/Icon';
import { useTableText } from '../words';

interface DoingPriceProps {
  readonly points: number;
  /** What it turns up cannot be taken back: an eye says so before. */
  readonly isFinal: boolean;
}

/** What a button of the bar costs. */
export function DoingPrice({ points, isFinal }: DoingPriceProps) {
  const { say } = useTableText();
  return (
    <>
      {points > 0 && <PointsIcon points={points} size={24} />}
      {isFinal && <Icon name="eye" size={18} label={say('bar.reveals')} />}
    </>
  );
}
