import type { CreateModule } from '../module.ts';
import { bookService } from './books.service.ts';

export const booksModule: CreateModule = ({ db, log }) => {
  const books = bookService({ db, log });
  return { scheduled: [{ name: 'checkBooks', cron: '* * * * *', run: books.checkDue }] };
};
