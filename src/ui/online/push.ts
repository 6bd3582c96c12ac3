import type { Sitting } from '../../table/online/wire';
import { readText, removeText, writeText } from '../session/storage';
import type { Language } from '../text';
import { houseApi } from './houseApi';

/** Being told of one's turn while the page is closed, where the browser can do that. */

const KEY = 'tiletum.told.';

export const canBeTold = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

export const isTold = ({ id }: Sitting): boolean =>
  canBeTold() && Notification.permission === 'granted' && readText(KEY + id) !== undefined;

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration();
  return found?.active ? found : undefined;
}

/** Asks the person, the browser and the house, in this order; `false` where one of them does not want to. */
export async function beTold(sitting: Sitting, language: Language): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await registration();
  if (!worker) return false;
  const applicationServerKey = await houseApi.pushKey();
  const subscription = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey })
    .catch(() => undefined);
  if (!subscription) return false;
  await houseApi.tellMe(sitting, { ...subscription.toJSON(), language });
  writeText(KEY + sitting.id, 'yes');
  return true;
}

/** The browser stays known at other tables. */
export async function beToldNoMore(sitting: Sitting): Promise<void> {
  removeText(KEY + sitting.id);
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (subscription) await houseApi.tellMeNoMore(sitting, subscription.endpoint);
}
