import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** One door to several houses, as a proxy before them is: it leads to one after the other, and to none that is closed. */

export interface Door {
  readonly url: string;
  close(): Promise<void>;
}

export async function openDoor(urls: readonly string[]): Promise<Door> {
  const ports = urls.map(url => Number(new URL(url).port));
  const guests = new Set<Socket>();
  let turn = 0;

  const lead = (guest: Socket, tries: number): void => {
    const port = ports[turn++ % ports.length];
    if (port === undefined || tries === 0) {
      guest.destroy();
      return;
    }
    const house = connect(port, 'localhost');
    house.once('error', () => (house.connecting ? lead(guest, tries - 1) : guest.destroy()));
    house.once('connect', () => {
      guest.pipe(house).pipe(guest);
      house.on('error', () => guest.destroy()).on('close', () => guest.destroy());
      guest.on('close', () => house.destroy());
    });
  };

  const server: Server = createServer(guest => {
    guests.add(guest.on('error', () => guest.destroy()).on('close', () => guests.delete(guest)));
    lead(guest, ports.length);
  });
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const guest of guests) guest.destroy();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
