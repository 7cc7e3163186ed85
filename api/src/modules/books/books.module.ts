import type { CreateModule } from '../module.ts';
import { bookDeskService } from './bookDesk.service.ts';
import { bookDeskRoutes } from './books.console.routes.ts';
import { bookService } from './books.service.ts';

export const booksModule: CreateModule = ({ db, log }) => {
  const books = bookService({ db, log });
  return {
    consoleTags: { books: 'What must hold of the ledger.' },
    routes: [bookDeskRoutes(bookDeskService(db))],
    scheduled: [{ name: 'checkBooks', cron: '* * * * *', run: books.checkDue }],
  };
};
