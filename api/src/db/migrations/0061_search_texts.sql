ALTER TABLE "best_selling_good" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;
