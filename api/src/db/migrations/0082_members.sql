CREATE TABLE "member_consent" (
	"member_id" bigint NOT NULL,
	"legal_text_id" bigint NOT NULL,
	"agreed" boolean NOT NULL,
	"answered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_consent_once" PRIMARY KEY("member_id","legal_text_id")
);
--> statement-breakpoint
CREATE TABLE "member_invitation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_invitation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"member_id" bigint,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "member_invitation_codeHash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "member_login" (
	-- squawk-ignore prefer-bigint-over-smallint
	"kind" smallint NOT NULL,
	"phone_print" text NOT NULL,
	"password_hash" text NOT NULL,
	CONSTRAINT "member_login_once" PRIMARY KEY("kind","phone_print")
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"kind" smallint NOT NULL,
	"phone" text NOT NULL,
	"phone_print" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "member_kind" CHECK ("member"."kind" IN (1, 2))
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "member_id" bigint;--> statement-breakpoint
ALTER TABLE "stock_log" ADD COLUMN "member_id" bigint;--> statement-breakpoint
ALTER TABLE "stock_log" ALTER COLUMN "member_id" SET DEFAULT nullif(current_setting('chengcang.member', true), '')::bigint;--> statement-breakpoint
ALTER TABLE "stock_log" ADD COLUMN "token_id" bigint;--> statement-breakpoint
ALTER TABLE "stock_log" ALTER COLUMN "token_id" SET DEFAULT nullif(current_setting('chengcang.token', true), '')::bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "member_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "member_id" SET DEFAULT nullif(current_setting('chengcang.member', true), '')::bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "token_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "token_id" SET DEFAULT nullif(current_setting('chengcang.token', true), '')::bigint;--> statement-breakpoint
ALTER TABLE "receiver_reveal" ADD COLUMN "member_id" bigint;--> statement-breakpoint
ALTER TABLE "receiver_reveal" ALTER COLUMN "member_id" SET DEFAULT nullif(current_setting('chengcang.member', true), '')::bigint;--> statement-breakpoint
ALTER TABLE "receiver_reveal" ADD COLUMN "token_id" bigint;--> statement-breakpoint
ALTER TABLE "receiver_reveal" ALTER COLUMN "token_id" SET DEFAULT nullif(current_setting('chengcang.token', true), '')::bigint;--> statement-breakpoint
ALTER TABLE "ledger_tx" ADD COLUMN "member_id" bigint;--> statement-breakpoint
ALTER TABLE "ledger_tx" ALTER COLUMN "member_id" SET DEFAULT nullif(current_setting('chengcang.member', true), '')::bigint;--> statement-breakpoint
ALTER TABLE "ledger_tx" ADD COLUMN "token_id" bigint;--> statement-breakpoint
ALTER TABLE "ledger_tx" ALTER COLUMN "token_id" SET DEFAULT nullif(current_setting('chengcang.token', true), '')::bigint;--> statement-breakpoint
ALTER TABLE "member_consent" ADD CONSTRAINT "member_consent_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_consent" ADD CONSTRAINT "member_consent_legal_text_id_legal_text_id_fk" FOREIGN KEY ("legal_text_id") REFERENCES "public"."legal_text"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_invitation" ADD CONSTRAINT "member_invitation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_invitation" ADD CONSTRAINT "member_invitation_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_invitation_account" ON "member_invitation" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_membership" ON "member" USING btree ("account_id","phone_print") WHERE "member"."removed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "member_phone" ON "member" USING btree ("kind","phone_print") WHERE "member"."removed_at" IS NULL;