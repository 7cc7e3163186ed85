CREATE TABLE "operator_approval" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_approval_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"action" text NOT NULL,
	"target" text NOT NULL,
	"summary" text NOT NULL,
	"payload" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"status" smallint DEFAULT 1 NOT NULL,
	"asked_by" bigint NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	"decision" text DEFAULT '' NOT NULL,
	CONSTRAINT "operator_approval_status" CHECK ("operator_approval"."status" IN (1, 2, 3, 4)),
	CONSTRAINT "operator_approval_two" CHECK ("operator_approval"."decided_by" <> "operator_approval"."asked_by" OR "operator_approval"."status" = 4),
	CONSTRAINT "operator_approval_decided" CHECK (("operator_approval"."status" = 1) = ("operator_approval"."decided_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "operator_challenge" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"operator_id" bigint NOT NULL,
	"totp_secret" text,
	-- squawk-ignore prefer-bigint-over-int
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_recovery_code" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_recovery_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"operator_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_role_member" (
	"operator_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	CONSTRAINT "operator_role_member_operator_id_role_id_pk" PRIMARY KEY("operator_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "operator_role" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_role_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_role_code_unique" UNIQUE("code"),
	CONSTRAINT "operator_role_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "operator_session" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"operator_id" bigint NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"idle_until" timestamp (3) with time zone NOT NULL,
	"hard_until" timestamp (3) with time zone NOT NULL,
	"proven_until" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "operator_session_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "operator" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"password_is_temporary" boolean DEFAULT true NOT NULL,
	"totp_secret" text,
	"totp_step" bigint DEFAULT 0 NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"status" smallint DEFAULT 1 NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_name_unique" UNIQUE("name"),
	CONSTRAINT "operator_status" CHECK (status IN (1, 2)),
	CONSTRAINT "operator_name" CHECK (name = lower(name))
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "operator_id" bigint;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_approval" ADD CONSTRAINT "operator_approval_asked_by_operator_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_approval" ADD CONSTRAINT "operator_approval_decided_by_operator_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_challenge" ADD CONSTRAINT "operator_challenge_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_recovery_code" ADD CONSTRAINT "operator_recovery_code_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_role_member" ADD CONSTRAINT "operator_role_member_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_role_member" ADD CONSTRAINT "operator_role_member_role_id_operator_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."operator_role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_session" ADD CONSTRAINT "operator_session_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_approval_waiting" ON "operator_approval" USING btree ("id") WHERE "operator_approval"."status" = 1;--> statement-breakpoint
CREATE INDEX "operator_approval_target" ON "operator_approval" USING btree ("target");--> statement-breakpoint
CREATE INDEX "operator_recovery_code_operator" ON "operator_recovery_code" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_role_member_role" ON "operator_role_member" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "operator_session_operator" ON "operator_session" USING btree ("operator_id","id");--> statement-breakpoint
CREATE INDEX "operator_session_hard_until" ON "operator_session" USING btree ("hard_until");--> statement-breakpoint
-- Hundreds of rows a day: the table is small.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "audit_log_operator" ON "audit_log" USING btree ("operator","id");--> statement-breakpoint
-- Hundreds of rows a day: the table is small.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
-- Hundreds of rows a day: the table is small.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "audit_log_target" ON "audit_log" USING btree ("target","id");