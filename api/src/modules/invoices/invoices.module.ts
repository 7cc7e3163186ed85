import type { CreateModule } from '../module.ts';
import { privateFileService } from '../privateFiles/privateFiles.service.ts';
import { askingService } from './asking.service.ts';
import { eraseOldInvoices } from './eraseOldInvoices.ts';
import { invoiceDeskService } from './invoiceDesk.service.ts';
import { invoiceFileRoutes } from './invoiceFiles.console.routes.ts';
import { invoiceDeskRoutes } from './invoices.console.routes.ts';
import { invoiceRoutes } from './invoices.routes.ts';
import { invoiceTitleService } from './invoiceTitles.service.ts';
import { issuingService } from './issuing.service.ts';

export const invoicesModule: CreateModule = ({ db, shared, storage, drawing, now }) => {
  const issuing = issuingService(db);
  const desk = invoiceDeskService(db, issuing);
  const files = privateFileService({ db, shared, storage, drawing, now });
  return {
    tags: { invoices: 'Invoices that are asked for, and who issues them.' },
    consoleTags: { invoices: 'Invoices; operators issue those of the platform.' },
    routes: [
      invoiceRoutes({ titles: invoiceTitleService(db), asking: askingService(db), issuing }),
      invoiceDeskRoutes({ desk, issuing }),
      invoiceFileRoutes({ desk, files }),
    ],
    scheduled: [{ name: 'eraseOldInvoices', cron: '50 3 * * *', run: (stop) => eraseOldInvoices(db, stop) }],
  };
};
