-- No release has it.
-- squawk-ignore renaming-column
ALTER TABLE "erp_trade" RENAME COLUMN "lines_hash" TO "content_hash";--> statement-breakpoint
-- A shop there is that of one account.
DELETE FROM erp_account a USING erp_account b WHERE (b.sid, b.shop_no) = (a.sid, a.shop_no) AND b.id < a.id;
