import type { FastifyBaseLogger } from 'fastify';
import type { OpenErp } from '../adapters/erp/wangdian/wangdianErp.ts';
import type { GroupRobots } from '../adapters/groupRobots/groupRobots.ts';
import type { RealNameVerifier } from '../adapters/realName/realName.ts';
import type { SharedStore } from '../adapters/sharedStore/sharedStore.ts';
import type { DouyinApp } from '../adapters/shops/douyin/douyinSignature.ts';
import type { PushKeys } from '../adapters/shops/weixin/weixinPush.ts';
import type { DevOutbox } from '../adapters/sms/devOutbox.ts';
import { outboxSms } from '../adapters/sms/outboxSms.ts';
import type { SmsSender } from '../adapters/sms/sms.ts';
import type { Storage } from '../adapters/storage/storage.ts';
import type { TrackingService } from '../adapters/tracking/trackingService.ts';
import type { WaybillService } from '../adapters/waybills/waybillService.ts';
import type { TargetRules } from '../adapters/webhooks/webhookTargets.ts';
import type { Db } from '../db/client.ts';
import type { JobSender } from '../jobs/queue.ts';
import { accountService } from './accounts/accounts.service.ts';
import { captchaService } from './accounts/captchas.service.ts';
import { phoneCodeService } from './accounts/phoneCodes.service.ts';
import { proofOfWorkService } from './accounts/proofs.service.ts';
import { sessionService } from './accounts/sessions.service.ts';
import { stepUpService } from './accounts/stepUp.service.ts';
import { approvalService } from './approvals/approvals.service.ts';
import { autoOrderingService } from './autoOrders/autoOrdering.service.ts';
import { evidenceWriter } from './evidence/writeEvidence.ts';
import { exportService } from './exports/exports.service.ts';
import { exportWritingService } from './exports/exportWriting.service.ts';
import { listWriters } from './exports/listWriters.ts';
import { printThread as openPrintThread } from './labels/printThread.ts';
import { printWriters } from './labels/printWriters.ts';
import { legalService } from './legal/legal.service.ts';
import { listingPackageWriter } from './listings/writePackage.ts';
import { materialsWriter } from './materials/writeMaterials.ts';
import { operatorSessionService } from './operators/operatorSessions.service.ts';
import type { PaymentChannels } from './payments/payTypes.ts';
import { rechargeRefundService } from './payments/rechargeRefunds.service.ts';
import { paymentSettlingService } from './payments/settling.service.ts';
import { personalDataWriter } from './personalData/writePersonalData.ts';
import { realNameService } from './realName/realName.service.ts';
import { senderService } from './senders/senders.service.ts';
import { batchService } from './shipments/batches.service.ts';
import { shipmentService } from './shipments/shipments.service.ts';
import { planningService } from './shopOrders/planning.service.ts';
import { rereading } from './shopOrders/rereading.service.ts';
import {
  type AssigningPlatforms,
  type ListingPlatforms,
  type PricePlatforms,
  type ShopPlatforms,
  type SourcePlatforms,
  shopCalls,
} from './shops/shopCalls.ts';
import { splittingService } from './splits/splitting.service.ts';
import { statementWriter } from './statements/exportStatement.ts';
import { callerService } from './tokens/callers.service.ts';
import { tokenCallService } from './tokens/tokenCalls.service.ts';
import { tokenDocumentService } from './tokens/tokenDocuments.service.ts';
import { followingService } from './tracking/following.service.ts';
import { uploadAddresses } from './uploadAddresses/uploadAddresses.ts';
import { pictureDrawing } from './uploads/pictureDrawing.ts';
import { issuingService } from './waybills/issuing.service.ts';
import { writeBackService } from './writeBacks/writeBacks.service.ts';

/** What the service is given: the database, the channels to the outside, the queue, the clock. */
export type Platform = {
  db: Db;
  /** What processes share and can do without for a while. */
  shared: SharedStore;
  log: FastifyBaseLogger;
  /** Console messages, `/dev/outbox` and the reference at `/reference/`. */
  demo: boolean;
  /** Takes the messages of a demo. */
  outbox: DevOutbox | null;
  /** The channels to the outside; what is null is not configured, and says so. */
  sms: SmsSender | null;
  realName: RealNameVerifier | null;
  shopPlatforms: ShopPlatforms;
  assigningPlatforms: AssigningPlatforms;
  sourcePlatforms: SourcePlatforms;
  listingPlatforms: ListingPlatforms;
  pricePlatforms: PricePlatforms;
  paymentChannels: PaymentChannels;
  waybills: WaybillService | null;
  tracking: TrackingService | null;
  /** Open what WeChat pushes. */
  weixinPushKeys: PushKeys | null;
  /** Signs what Douyin pushes. */
  douyinApp: DouyinApp | null;
  /** Takes the jobs that requests send; what works on them is `app.jobHandlers`. */
  queue: JobSender;
  /** Count tries and messages by network address too; in demo mode everyone is behind one. */
  limitByAddress: boolean;
  /** Where messages of webhooks may go. */
  webhookTargets: TargetRules;
  groupRobots: GroupRobots;
  /** Opens suppliers' accounts at the ERP 旺店通. */
  openErp: OpenErp;
  /** Where people’s browsers reach the site; empty where that is not known, and messages then lead nowhere. */
  site: string;
  /** Short messages that a person is sent of notices in a day, at most. */
  noticeSmsPerDay: number;
  filesDir: string | null;
  storage: Storage | null;
  /** Takes what is written for accounts. */
  exportStorage: Storage | null;
  now: () => Date;
  /** How often open streams say that they stand, and sessions are looked at. */
  beatSeconds: number;
};

/** The services that more than one module needs, and the platform that they stand on. */
export function createServices(platform: Platform) {
  const { db, log, outbox, queue, now, limitByAddress, waybills, tracking } = platform;
  const { box } = db;
  const sms = outbox ? outboxSms(outbox) : platform.sms;
  const sessions = sessionService(db);
  const callers = callerService({ sessions, tokenCalls: tokenCallService(db) });
  const captchas = captchaService({ shared: platform.shared, outbox, limitByAddress });
  const phoneCodes = phoneCodeService({
    db,
    proofs: proofOfWorkService({ db, box }),
    sms,
    limitByAddress,
    log,
  });
  const legal = legalService(db);
  const senders = senderService(db);
  const calls = shopCalls({
    ...{ db, box, now },
    platforms: platform.shopPlatforms,
    assigning: platform.assigningPlatforms,
    sources: platform.sourcePlatforms,
    // Platforms read pictures from the site.
    listing: platform.site === '' ? {} : platform.listingPlatforms,
    prices: platform.pricePlatforms,
  });
  const issuing = issuingService({ db, queue, calls, box, waybills, log, now });
  const ordering = { db, now, onPaid: issuing.start, rereadMerged: rereading({ db, calls, box }) };
  const planning = planningService({ db, now });
  const batches = batchService(ordering);
  const printThread = openPrintThread();
  const channels = platform.paymentChannels;
  const rechargeRefunds = rechargeRefundService({ db, channels, log });
  const splitting = splittingService({ db, channels, log });
  const exports = { db, queue, storage: platform.exportStorage, now };
  return {
    ...platform,
    sms,
    box,
    sessions,
    callers,
    uploadAddresses: uploadAddresses(box, () => now().getTime()),
    operatorSessions: operatorSessionService(db),
    approvals: approvalService(db),
    captchas,
    phoneCodes,
    legal,
    accounts: accountService({
      ...{ db, legal, sessions, captchas, phoneCodes, limitByAddress },
      refuseCommonPasswords: !platform.demo,
    }),
    senders,
    realNames: realNameService({ db, verifier: platform.realName, box, now }),
    rechargeRefunds,
    splitting,
    settling: paymentSettlingService({
      db,
      channels,
      refunds: rechargeRefunds,
      hearSplit: splitting.hear,
      log,
    }),
    stepUp: stepUpService({ db, phoneCodes }),
    tokenDocuments: tokenDocumentService({ db, log }),
    calls,
    issuing,
    following: followingService({ db, queue, tracking, log }),
    writeBacks: writeBackService({ db, queue, calls, box }),
    planning,
    shipments: shipmentService({ ...ordering, senders }),
    batches,
    autoOrdering: autoOrderingService({ db, queue, planning, batches }),
    printThread,
    drawing: pictureDrawing(),
    exporting: exportService({ ...exports, filesDir: platform.filesDir }),
    exportWriting: exportWritingService({
      ...{ ...exports, log },
      writers: [
        ...listWriters(db),
        ...printWriters({ db, thread: printThread }),
        evidenceWriter({ db, storage: platform.storage, thread: printThread }),
        materialsWriter({ db, storage: platform.storage, filesDir: platform.filesDir }),
        listingPackageWriter({
          ...{ db, storage: platform.storage, site: platform.site, filesDir: platform.filesDir },
        }),
        statementWriter(db),
        personalDataWriter(db),
      ],
    }),
  };
}

export type Services = ReturnType<typeof createServices>;
