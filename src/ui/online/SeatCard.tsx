import type { SeatView } from '../../table/online/wire';
import { isFreeBot } from '../../table/bots';
import { isBroughtSeat, type FreeKind } from '../../table/seats';
import { Colours } from '../newGame/ColourChoice';
import { ProblemNote } from '../newGame/ProblemNote';
import { BotChoice } from '../parts/BotChoice';
import { Button } from '../parts/Button';
import { useText } from '../text';
import { houseApi } from './houseApi';
import { useOnlineTable } from './OnlineTable';
import { SeatToken } from './SeatTokens';
import { presenceWords, seatName } from './tables';
import { useAsking } from './useAsking';
import { useNow } from './useNow';

/** A seat before the game: who sits there, and what can be done with it. */
export function SeatCard({ seat, index }: { seat: SeatView; index: number }) {
  const text = useText();
  const { say } = text;
  const { moment, sitting } = useOnlineTable();
  const now = useNow();
  const { problem, busy, ask } = useAsking();
  const { view } = moment;
  const mine = sitting?.seat === index;
  const leads = sitting?.seat === view.leader;
  const name = seatName(text, seat, index);
  const isBot = isFreeBot(seat.kind);
  const fill = (kind: FreeKind): void =>
    ask(async () => sitting && houseApi.change(sitting, index, { kind }));
  return (
    <li className={seat.free ? 'row-card seat-card seat-card-free' : `row-card seat-card of-${seat.colour}`}>
      <SeatToken seat={seat} index={index} size={38} />
      <span className="seat-words">
        <span className="seat-name">{mine ? say('seat.you', { name }) : name}</span>
        <span className="seat-note">
          {index === view.host && <>{say('seat.host')} · </>}
          {index === view.leader && index !== view.host && <>{say('seat.leads')} · </>}
          {seat.free ? say('seat.freeText') : presenceWords(text, seat, now)}
        </span>
        {mine && (
          <Colours
            own={seat.colour}
            holder={colour => {
              const other = view.seats.find(
                each => each !== seat && each.kind === 'person' && !each.free && each.colour === colour,
              );
              return other?.name;
            }}
            onChange={colour => ask(() => houseApi.change(sitting, index, { colour }))}
          />
        )}
        <ProblemNote text={problem} />
      </span>
      {seat.ready && !isBot && <span className="seat-ready">{say('seat.ready')}</span>}
      {leads && seat.free && <BotChoice words={say('seat.addBot')} disabled={busy} onChoose={fill} />}
      {leads && !mine && !seat.free && !isBroughtSeat(seat.kind) && (
        <Button
          size="small"
          disabled={busy}
          aria-label={say('seat.emptyOf', { name })}
          onClick={() => fill('person')}
        >
          {say('seat.empty')}
        </Button>
      )}
    </li>
  );
}
