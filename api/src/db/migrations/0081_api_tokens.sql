CREATE TABLE "api_token" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_token_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"name" text NOT NULL,
	"hint" text NOT NULL,
	"token_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"networks" text[] DEFAULT '{}' NOT NULL,
	"day_limit" bigint,
	"spent" bigint DEFAULT 0 NOT NULL,
	"spent_on" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_token_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "api_token_pays_within" CHECK (('orders:pay' = ANY ("api_token"."scopes")) = ("api_token"."day_limit" IS NOT NULL)),
	CONSTRAINT "api_token_spent" CHECK ("api_token"."spent" >= 0 AND "api_token"."spent" <= coalesce("api_token"."day_limit", 0))
);
--> statement-breakpoint
ALTER TABLE "legal_text" DROP CONSTRAINT "legal_text_kind";--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_token_account" ON "api_token" USING btree ("account_id","id");--> statement-breakpoint
-- A handful of rows.
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "legal_text" ADD CONSTRAINT "legal_text_kind" CHECK ("legal_text"."kind" IN (1, 2, 3));--> statement-breakpoint
INSERT INTO legal_text (kind, version, title, draft, body) VALUES (3, '2026-11-29', '数据处理协议', true, $text$本文为草稿，正式使用前须由法律顾问审阅并补充经营主体的名称和个人信息保护联系方式。
## 一、适用范围
您创建可以查看收件人明文的访问令牌时适用本协议。您通过自己的程序或委托他人开发的程序读取收件人的姓名、电话和地址，是这些个人信息的处理者；橙仓按您的指令提供。
## 二、可以用来做什么
- 只用于履行收件人所在的订单：打包、发货、查件、售后。
- 不得用于营销、画像、转售，不得提供给与履行订单无关的人。
- 店铺平台加密的收件人不提供明文；不得用其他方法还原。
## 三、您要做到的
- 妥善保管令牌，不写进网页、客户端程序和公开的代码仓库；泄露后立即吊销。
- 程序与橙仓之间使用加密连接；明文只保存到订单完成所需的时间，之后删除。
- 只让履行订单需要的人员接触，并留下记录。
- 发现泄露时，在二十四小时内告知橙仓，并依法通知受影响的人。
- 收件人要求查阅、更正、删除其信息时予以配合。
## 四、橙仓会做的
- 每次读取都会记录：哪个账号、哪个包裹、什么时间；数量有上限。
- 发现异常或者违反本协议时，可以立即停用账号，令牌随之失效。
- 收件人信息按隐私政策的期限抹去，抹去后不再提供。
## 五、协议期限
本协议自您同意时起生效，令牌全部到期或吊销后，您仍须对已经读取的个人信息承担以上义务。$text$);