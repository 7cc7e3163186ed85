import type { CreateModule } from '../module.ts';
import { digestService } from './digests.service.ts';
import { noticeWaysRoutes } from './noticeWays.routes.ts';
import { noticeWaysService } from './noticeWays.service.ts';
import { robotSendingService } from './robotSending.service.ts';
import { routingService } from './routing.service.ts';
import { smsSendingService } from './smsSending.service.ts';

export const noticeWaysModule: CreateModule = ({
  db,
  sms,
  now,
  log,
  site,
  groupRobots: robots,
  noticeSmsPerDay: smsPerDay,
}) => {
  const sending = robotSendingService({ db, robots, site, now, log });
  const messages = smsSendingService({ db, sms, perDay: smsPerDay, now, log });
  const routing = routingService({ db, now });
  const digests = digestService({ db, now });
  return {
    tags: { noticeWays: 'How each person is told besides by the bell.' },
    routes: [noticeWaysRoutes(noticeWaysService({ db, robots, sms, smsPerDay, sending, now, log }))],
    stop: async () => {
      await Promise.all([sending.stop(), messages.stop()]);
    },
    scheduled: [
      { name: 'routeNotices', everySeconds: 1, run: (stop) => routing.route(stop) },
      { name: 'sendToRobots', everySeconds: 1, run: (stop) => sending.send(stop) },
      { name: 'sendNoticeSms', everySeconds: 5, run: (stop) => messages.send(stop) },
      { name: 'sendDigests', everySeconds: 60, run: (stop) => digests.send(stop) },
    ],
  };
};
