import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { scenes } from '../accounts/phoneCodes.service.ts';
import type { StepUpService } from '../accounts/stepUp.service.ts';
import { PAYEE } from '../cashOuts/payees.ts';
import { type PaymentChannels, payTypes } from '../payments/payTypes.ts';
import type { RealNameService } from '../realName/realName.service.ts';
import { isSplitOpen } from '../settings/payout.ts';
import { readSettings } from '../settings/settings.ts';
import { type ReceiverKind, receiverProblem } from './receiverAccounts.ts';
import type { SaveSplitReceiver, SplitReceiverDto } from './splits.schemas.ts';

type Row = { kind: ReceiverKind; accountMasked: string; name: string; createdAt: string };
type Dependencies = {
  db: Db;
  box: SecretBox;
  stepUp: StepUpService;
  realNames: RealNameService;
  channels: PaymentChannels;
};

/** Who WeChat Pay pays a supplier's cash-outs to. One at a time; another one is for cash-outs that are asked for later. */
export function splitReceiverService({ db, box, stepUp, realNames, channels }: Dependencies) {
  async function find(accountId: number): Promise<SplitReceiverDto> {
    const { rows } = await db.execute<Row>(sql`
      SELECT kind, account_masked AS "accountMasked", name, created_at AS "createdAt" FROM split_receiver
       WHERE account_id = ${accountId} AND removed_at IS NULL`);
    const [row] = rows;
    return {
      isOpen: Boolean(channels[payTypes.wechat]?.splits) && isSplitOpen(await readSettings(db)),
      receiver: row
        ? {
            ...{ kind: row.kind, account: row.accountMasked, name: box.open(row.name, PAYEE) },
            createdAt: shanghaiIso(new Date(row.createdAt)),
          }
        : null,
    };
  }

  return {
    find,

    /** Adds the receiver at the channel, which checks the name, and takes it instead of the one before. */
    async save(accountId: number, asked: SaveSplitReceiver & { ip: string }): Promise<SplitReceiverDto> {
      const { kind, password, phoneCode, proof, ip } = asked;
      const [account, name] = [asked.account.trim(), asked.name.trim()];
      if (!(await find(accountId)).isOpen) throw new Refusal('SPLIT_CLOSED');
      const problem = receiverProblem({ kind, account, name });
      if (problem) throw new Refusal('BAD_PARAM', { field: problem });
      if (kind === 'person' && (await realNames.provenName(accountId)) !== name)
        throw new Refusal('REAL_NAME_DIFF');
      const proven = await stepUp.prove(
        { accountId },
        {
          ...{ password, phoneCode, ip, proof },
          scene: scenes.cashOut,
        },
      );
      const added = await channels[payTypes.wechat]?.splits?.addReceiver({ kind, account, name });
      if (added?.state !== 'added') throw new Refusal('SPLIT_RECEIVER');
      await db.transaction(async (tx) => {
        await stepUp.requireCurrent(tx, accountId, proven);
        await tx.execute(sql`
          UPDATE split_receiver SET removed_at = now() WHERE account_id = ${accountId} AND removed_at IS NULL`);
        await tx.execute(sql`
          INSERT INTO split_receiver (account_id, kind, account, name, account_masked)
          VALUES (${accountId}, ${kind}, ${box.seal(account, PAYEE)}, ${box.seal(name, PAYEE)}, ${masked(account)})`);
      });
      return find(accountId);
    },

    /** Takes it back; parts that are under way still go there. */
    async remove(accountId: number): Promise<SplitReceiverDto> {
      await db.execute(sql`
        UPDATE split_receiver SET removed_at = now() WHERE account_id = ${accountId} AND removed_at IS NULL`);
      return find(accountId);
    },
  };
}

export type SplitReceiverService = ReturnType<typeof splitReceiverService>;

const masked = (account: string) => `${account.slice(0, 2)}****${account.slice(-4)}`;
