CREATE TABLE "consent" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"legal_text_id" bigint NOT NULL,
	"agreed" boolean NOT NULL,
	"answered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_once" UNIQUE("account_id","legal_text_id")
);
--> statement-breakpoint
CREATE TABLE "legal_text" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_text_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" smallint NOT NULL,
	"version" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"draft" boolean NOT NULL,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_text_version" UNIQUE("kind","version"),
	CONSTRAINT "legal_text_kind" CHECK ("legal_text"."kind" IN (1, 2))
);
--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_legal_text_id_legal_text_id_fk" FOREIGN KEY ("legal_text_id") REFERENCES "public"."legal_text"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A published version is evidence of what was agreed to.
CREATE FUNCTION refuse_legal_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a published version is neither changed nor removed';
END $$;
--> statement-breakpoint
CREATE TRIGGER legal_text_stays BEFORE UPDATE OR DELETE ON legal_text FOR EACH ROW EXECUTE FUNCTION refuse_legal_change();
--> statement-breakpoint
INSERT INTO legal_text (kind, version, title, draft, body) VALUES (1, '2026-11-22', '用户协议', true, $text$本文为草稿，正式使用前须由法律顾问审阅并补充经营主体的名称、地址和联系方式。
## 一、关于橙仓
橙仓是一件代发与批发平台。买家在平台上选择供应商的商品，提供一个或多个收件人，用预存余额付款，由供应商的仓库把每个包裹直接发给收件人。
本协议由您与橙仓的经营者订立，适用于网页、手机页面和接口的使用。
## 二、账号
- 您用手机号和短信验证码注册，选择 VIP 会员（买家）或供应商会员。同一手机号可以各注册一个。
- 请妥善保管密码和验证码。一个账号同一时间只有一个登录有效，新的登录会结束旧的登录。
- 为了保护账号，平台会限制密码和验证码的错误次数。
- 提现前需要完成实名认证，提现只能到本人名下的收款账户。
## 三、下单与付款
- 下单前页面会列出每个包裹的商品费、运费、偏远加收和优惠，您确认后从余额扣款。
- 充值通过支付宝或微信支付完成。充值的余额可以用于付款，不能提现；您收到的推广收益和货款结算可以提现，提现费率在提现页面列明。
- 订单在约定时间内没有付款会自动取消。
- 您上传的收件人信息应当来源合法，并且只用于发货。
## 四、发货、收货与退款
- 供应商按仓库的工作时间和所选快递发货，物流轨迹由快递公司提供。
- 包裹未发出时可以申请退款；发出后的退款、拒收、破损和丢失按页面上的规则处理，签收超过七天不能再申请。
- 退款退回余额。供应商在规定时间内没有答复的退款申请，平台按规则自动同意。
## 五、供应商
- 供应商保证所售商品合法、与描述一致，库存真实，并及时发货和答复退款。
- 平台按约定比例收取佣金，货款在包裹完成后结算到供应商余额。
- 供应商看到的收件人信息只能用于完成该订单的发货和售后。
## 六、店铺授权与推广
- 您可以授权平台读取您在其他电商平台的店铺订单并回传运单号，也可以随时解除授权。
- 您可以邀请其他买家并设置加价，收益只来自您直接邀请的人。
## 七、不得有的行为
您不得用平台从事违法活动，不得销售或寄递禁止流通的物品，不得攻击平台、冒用他人信息或者绕过限额。违反的，平台可以下架商品、冻结账号，并依法报告。
## 八、责任
平台按照技术和管理上合理的标准提供服务。因不可抗力、快递公司或第三方平台的原因造成的延误，平台会协助处理，并在法律规定的范围内承担责任。
## 九、协议的变更与终止
- 协议更新时，平台会在您登录后询问一次。您不同意新版本的，可以按您已同意的版本继续完成已有的交易，也可以申请注销账号。
- 您可以通过客服申请注销账号。注销前需要处理完未完成的订单、退款和提现，未使用的充值原路退回。
- 注销后，交易记录依法至少保存三年。
## 十、争议
因本协议发生的争议，双方先行协商；协商不成的，向平台经营者所在地有管辖权的人民法院起诉。$text$);
--> statement-breakpoint
INSERT INTO legal_text (kind, version, title, draft, body) VALUES (2, '2026-11-22', '隐私政策', true, $text$本文为草稿，正式使用前须由法律顾问审阅并补充经营主体的名称和个人信息保护联系方式。
## 一、我们收集什么，为了什么
- 注册与登录：手机号、密码（只保存不可还原的摘要）、会员类型、邀请人、登录时间。手机号用于识别账号和发送验证码。
- 安全：在限制错误次数时短时间使用网络地址，不长期保存。
- 实名认证：姓名和身份证号，只在您提现前收集，加密保存，由支付宝核验。
- 发货：您提供的收件人和发件人的姓名、电话和地址，以及订单号和备注，用于计算运费、发货、打印面单、退款和异常处理。
- 店铺订单：经您授权从电商平台读取的订单。平台已加密的收件人信息，我们不解密保存。
- 资金：充值、付款、退款、收益和提现的记录；提现账户加密保存，页面只显示一部分。
- 您上传的商品图片、评价和申请加盟时填写的联系方式。
我们不出售个人信息，也不用个人信息做广告画像。
## 二、我们交给谁
- 供应商仓库和快递公司（经快递100等电子面单服务）：发货所需的收件人和发件人信息。
- 支付宝、微信支付：充值和退款所需的订单号和金额；支付宝还用于实名认证。
- 短信服务商（阿里云）：手机号和验证码。
- 您授权的电商平台：运单号和发货状态。
- 法律要求时，有权机关。
## 三、我们怎样保存
- 敏感信息加密保存，列表和面单上隐藏姓名、电话和地址的一部分。
- 日志不记录姓名、电话、地址、密码和验证码。
- 登录最长七天，闲置二十四小时后失效。
- 收件人信息保存到订单的售后全部结束、不再需要为止；交易记录依法至少保存三年。
## 四、浏览器里保存什么
我们在您的浏览器中保存登录凭证、界面设置、未完成的草稿和已读的公告，用于功能本身。退出登录会清除登录凭证。我们不使用第三方统计和广告追踪。
## 五、您的权利
- 查阅和更正：在个人中心、发件人管理、订单和包裹页面查看和修改。
- 撤回：可以解除店铺授权；不同意新版本政策的，仍按您同意过的版本处理，以后可以在个人中心再同意。
- 注销：通过客服申请注销账号。注销后我们清除您的手机号、密码、实名信息、发件人和收款账户；订单和资金记录依法保存，不再用于其他目的。
- 其他请求可以通过客服提出，我们在十五个工作日内答复。
## 六、未成年人
平台面向经营者，不向未满十八周岁的人提供服务。
## 七、更新
政策更新时，我们在您登录后询问一次，并保留您同意过的版本。$text$);
