-- squawk-ignore prefer-bigint-over-smallint
ALTER TABLE "payment" ADD COLUMN "pay_way" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "prepay_id" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "login_state" text;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_way" CHECK ("payment"."pay_way" IN (1, 2, 3)) NOT VALID;
