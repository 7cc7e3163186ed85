CREATE TABLE "default_profit" (
	"agent_id" bigint PRIMARY KEY NOT NULL,
	"profit" bigint NOT NULL,
	"courier_profit" bigint DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "default_profit_amounts" CHECK ("default_profit"."profit" >= 0 AND "default_profit"."courier_profit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "user_profit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_profit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"agent_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"good_id" bigint,
	"profit" bigint NOT NULL,
	"courier_profit" bigint DEFAULT 0 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_profit_once" UNIQUE NULLS NOT DISTINCT("agent_id","user_id","good_id"),
	CONSTRAINT "user_profit_amounts" CHECK ("user_profit"."profit" >= 0 AND "user_profit"."courier_profit" >= 0)
);
--> statement-breakpoint
ALTER TABLE "default_profit" ADD CONSTRAINT "default_profit_agent_id_account_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profit" ADD CONSTRAINT "user_profit_agent_id_account_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profit" ADD CONSTRAINT "user_profit_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profit" ADD CONSTRAINT "user_profit_good_id_goods_id_fk" FOREIGN KEY ("good_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_profit_agent" ON "user_profit" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "account_super" ON "account" USING btree ("super_id","id") WHERE "account"."super_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_super_other" CHECK ("account"."super_id" <> "account"."id");--> statement-breakpoint
-- Who invited an account is said when it registers. Later only an operator may say it, once, of one that nobody invited,
-- and never so that somebody would be invited by somebody that they have invited themselves.
CREATE FUNCTION keep_inviter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.super_id IS NOT NULL AND NEW.super_id IS DISTINCT FROM OLD.super_id THEN
    RAISE EXCEPTION 'the inviter of account % is fixed', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.super_id IS NOT NULL AND EXISTS (
    WITH RECURSIVE above AS (
      SELECT NEW.super_id AS id UNION SELECT a.super_id FROM account a JOIN above ON a.id = above.id WHERE a.super_id IS NOT NULL)
    SELECT FROM above WHERE id = NEW.id) THEN
    RAISE EXCEPTION 'account % would invite itself', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_inviter BEFORE UPDATE OF super_id ON account FOR EACH ROW EXECUTE FUNCTION keep_inviter();
--> statement-breakpoint
-- What the inviter of a buyer adds for it: on these goods, else on all, else for everybody; no row where there is none.
CREATE FUNCTION mark_up_of(buyer bigint, goods bigint) RETURNS TABLE (profit bigint, courier_profit bigint) LANGUAGE sql STABLE AS $$
  SELECT m.profit, m.courier_profit FROM account b CROSS JOIN LATERAL (
    SELECT u.profit, u.courier_profit, u.good_id IS NULL AS later FROM user_profit u
     WHERE u.agent_id = b.super_id AND u.user_id = b.id AND u.enabled AND (u.good_id = goods OR u.good_id IS NULL)
    UNION ALL
    SELECT d.profit, d.courier_profit, NULL FROM default_profit d WHERE d.agent_id = b.super_id
    ORDER BY later NULLS LAST LIMIT 1) m
   WHERE b.id = buyer
$$;
