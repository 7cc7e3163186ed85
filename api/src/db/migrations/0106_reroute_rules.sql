-- Days of a limit.
-- squawk-ignore-file prefer-bigint-over-smallint
CREATE TABLE "reroute_rule" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"max_more" bigint NOT NULL,
	"max_days" smallint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reroute_rule_limits" CHECK ("reroute_rule"."max_more" >= 0 AND "reroute_rule"."max_days" >= 0)
);
--> statement-breakpoint
ALTER TABLE "reroute_rule" ADD CONSTRAINT "reroute_rule_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;