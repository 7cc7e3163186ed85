-- Minutes of a day, counts of tries and of short messages of a day.
-- squawk-ignore-file prefer-bigint-over-int
CREATE TABLE "group_robot" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_robot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"member_id" bigint,
	"platform" text NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"secret" text DEFAULT '' NOT NULL,
	"groups" text[] NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"problem" text DEFAULT '' NOT NULL,
	"resting_since" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone,
	"paused_until" timestamp (3) with time zone,
	"lease_until" timestamp (3) with time zone,
	"claims" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_robot_failing" CHECK (("group_robot"."failures" = 0) = ("group_robot"."failing_since" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "member_notice" (
	"notice_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "member_notice_once" PRIMARY KEY("notice_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "notice_send" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_send_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"setting_id" bigint,
	"robot_id" bigint,
	"notice_group" text NOT NULL,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"link" text NOT NULL,
	"figures" jsonb,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notice_send_way" CHECK (("notice_send"."setting_id" IS NULL) <> ("notice_send"."robot_id" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "notice_setting" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_setting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"member_id" bigint,
	"sms_groups" text[] DEFAULT '{}' NOT NULL,
	"quiet_from" integer,
	"quiet_to" integer,
	"digest_at" integer,
	"digest_next_at" timestamp (3) with time zone,
	"sms_day" text DEFAULT '' NOT NULL,
	"sms_sent" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"lease_until" timestamp (3) with time zone,
	"claims" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_setting_quiet" CHECK (("notice_setting"."quiet_from" IS NULL) = ("notice_setting"."quiet_to" IS NULL)),
	CONSTRAINT "notice_setting_digest_at" CHECK (("notice_setting"."digest_at" IS NULL) = ("notice_setting"."digest_next_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "notice_to_route" (
	"notice_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "lapse_told" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "low_limit" bigint;--> statement-breakpoint
ALTER TABLE "group_robot" ADD CONSTRAINT "group_robot_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_robot" ADD CONSTRAINT "group_robot_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_notice" ADD CONSTRAINT "member_notice_notice_id_person_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."person_notice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_notice" ADD CONSTRAINT "member_notice_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_send" ADD CONSTRAINT "notice_send_setting_id_notice_setting_id_fk" FOREIGN KEY ("setting_id") REFERENCES "public"."notice_setting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_send" ADD CONSTRAINT "notice_send_robot_id_group_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."group_robot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_setting" ADD CONSTRAINT "notice_setting_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_setting" ADD CONSTRAINT "notice_setting_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_to_route" ADD CONSTRAINT "notice_to_route_notice_id_person_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."person_notice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_robot_account" ON "group_robot" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "group_robot_due" ON "group_robot" USING btree ("next_at") WHERE "group_robot"."next_at" IS NOT NULL AND "group_robot"."resting_since" IS NULL;--> statement-breakpoint
CREATE INDEX "member_notice_unread" ON "member_notice" USING btree ("member_id","notice_id") WHERE "member_notice"."read_at" IS NULL;--> statement-breakpoint
CREATE INDEX "notice_send_of_setting" ON "notice_send" USING btree ("setting_id","due_at") WHERE "notice_send"."setting_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "notice_send_of_robot" ON "notice_send" USING btree ("robot_id","due_at") WHERE "notice_send"."robot_id" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "notice_setting_of" ON "notice_setting" USING btree ("account_id",coalesce("member_id", 0));--> statement-breakpoint
CREATE INDEX "notice_setting_digest" ON "notice_setting" USING btree ("digest_next_at") WHERE "notice_setting"."digest_next_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "notice_setting_due" ON "notice_setting" USING btree ("next_at") WHERE "notice_setting"."next_at" IS NOT NULL;