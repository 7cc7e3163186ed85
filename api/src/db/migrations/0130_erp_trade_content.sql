-- No release has it.
-- squawk-ignore renaming-column
ALTER TABLE "erp_trade" RENAME COLUMN "lines_hash" TO "content_hash";
