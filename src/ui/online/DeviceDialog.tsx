import type { Sitting } from '../../table/online/wire';
import { Dialog } from '../parts/Dialog';
import { useText } from '../text';
import { LinkField } from './LinkField';
import { seatLink } from './seatLink';

/** The secret link of a seat: the same player on another device. */
export function DeviceDialog({ sitting, onClose }: { sitting: Sitting; onClose: () => void }) {
  const { say } = useText();
  return (
    <Dialog title={say('company.device')} closeLabel={say('table.close')} onClose={onClose}>
      <p>{say('company.deviceText')}</p>
      <LinkField label={say('company.device')} link={seatLink(sitting)} />
    </Dialog>
  );
}
