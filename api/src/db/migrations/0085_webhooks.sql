-- Counts of tries, a status of HTTP and milliseconds.
-- squawk-ignore-file prefer-bigint-over-int, prefer-bigint-over-smallint
CREATE TABLE "webhook_endpoint" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_endpoint_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"url" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"events" text[] NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"secret" text NOT NULL,
	"former_secret" text DEFAULT '' NOT NULL,
	"former_until" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"resting_since" timestamp (3) with time zone,
	"paused_until" timestamp (3) with time zone,
	"lease_until" timestamp (3) with time zone,
	"claims" integer DEFAULT 0 NOT NULL,
	"served_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_endpoint_former" CHECK (("webhook_endpoint"."former_secret" = '') = ("webhook_endpoint"."former_until" IS NULL)),
	CONSTRAINT "webhook_endpoint_failing" CHECK (("webhook_endpoint"."failures" = 0) = ("webhook_endpoint"."failing_since" IS NULL))
);
--> statement-breakpoint
-- In partitions by time: those beside the default one are made when the migrations are done (api/src/db/partitions).
CREATE TABLE "webhook_message" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"endpoint_id" bigint NOT NULL,
	"type" text NOT NULL,
	"thing" text NOT NULL,
	"data" jsonb NOT NULL,
	"state" smallint DEFAULT 1 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"took_ms" integer,
	"answer_status" smallint,
	"answer" text DEFAULT '' NOT NULL,
	"failure" text DEFAULT '' NOT NULL
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "webhook_message_default" PARTITION OF "webhook_message" DEFAULT;
--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "expiry_told" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_endpoint_account" ON "webhook_endpoint" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "webhook_endpoint_live" ON "webhook_endpoint" USING btree ("account_id") WHERE "webhook_endpoint"."enabled" AND "webhook_endpoint"."resting_since" IS NULL;--> statement-breakpoint
CREATE INDEX "webhook_endpoint_leased" ON "webhook_endpoint" USING btree ("lease_until") WHERE "webhook_endpoint"."lease_until" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_message_log" ON "webhook_message" USING btree ("endpoint_id","id");--> statement-breakpoint
CREATE INDEX "webhook_message_failed" ON "webhook_message" USING btree ("endpoint_id","id") WHERE "webhook_message"."state" = 3;--> statement-breakpoint
CREATE INDEX "webhook_message_due" ON "webhook_message" USING btree ("endpoint_id","next_at","id") WHERE "webhook_message"."state" = 1;--> statement-breakpoint
CREATE INDEX "webhook_message_thing" ON "webhook_message" USING btree ("endpoint_id","thing","id") WHERE "webhook_message"."state" = 1;