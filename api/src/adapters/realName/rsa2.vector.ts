/**
 * RSA2 as OpenSSL computes it, with a key that was made for this and signs nothing else. To recompute, with the text in
 * a file that has no line feed at its end: `openssl dgst -sha256 -sign key.pem text | openssl base64 -A`.
 */
export const RSA2_VECTOR = {
  privateKey: `-----BEGIN PRIVATE KEY-----
MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQCm8MQLjvuaCGke
BXUu4z3xxamSQWHRT0i+EC43O1jnPVoaCzkaOSlaSNkNNrKw1xzkZeME2oUnR1+T
pDAKhR/03TEoiI5Ziq+KUojm6ecf0zoLu3Et2izfXqm9qoKN7HwqyPWkmrJXCd69
QOW4zaFmJUfHIx5Q7kGJ+xlrdzEU804rL5iikK2lnjRBIexC1DS+AiTGfnm6s7Ey
gyoljTt2IREdGQ2cTufZDuMJcXaxYbmXk0FvpJ3qRWDo4ic5mE0V+qiMqlDslTKM
t1Ps7Pfj3TFECWJNQZPX56GbUVEihSJVzx7URswLhRHPKr+Fk+RGMzePUJTXe79m
bqHvGNWzAgMBAAECggEAUy4LGNFFFzJSohVJFrQ+hK2e+NNgGGk/TwiD5pxJB2sf
7nMiIClUK/q5P6a98XQ1nq4PqDbzeqdK/aclEtDTI/BkkpQ8DWyXW74VHa11LnvS
Y88hLR4VFrU1sV340BuBoNXh44L7EnhGBhmEfQjkfx9bPOOIMv4MJOK6/ztz9sIX
Ua4PiWL/mS5i+bldXrNNQ2r9vjWjgQG+Rg368t/N5I6NSUE6cVWzt3QuJHGzLlDZ
h3tvriu12AgydXAIKl5bFfB9DgeB2dXNhA8YQRIs17FDJ2S4eaFWNMqd7dWL/Oo7
QlcvjRYuZ0qa9GlZU8oi+u3i4GRlEyFoPqI6/WqYmQKBgQDld7SIaWmUMT84Eiks
ickjBEOO+xLOftwHLHDfNnnDEzkkauOWq1s0HwDH9XYYfDOwpvrIgbhHmcaxJK6n
oR4K8kT+a+LDXxotDnAZALo0XlHpDMt3p0K5SMQysT7xRHBAnYA8zuB4lT2LxlX4
5eqHVlMKq9OZMGLlHyXZVwXjKwKBgQC6Pj5Y8798m+8Yp/9iay2ufU989f+pCJm7
jAON27XKyT/I6t6tl0jnLFyrjNbZk4qlXqQe7uht0dpPBybiNB04u8db1FCgVnPr
foA00XQwtaC1hdrgFu5fRY+LVl90koRwSpWzCDBVmzxGkYVfvSeWUqECRCMkDd8F
P03BwbezmQKBgDb0HwEYNZeu35P/DWtEKC5BpChGyq83RFxXcUSTmD92iBXHn2+C
5BmsXxSEHV8px3tD0gVYw5gqJKJhxY4RkM9QS+OeVLUzPmKR9ZiXSwClofos/UFP
hjQ3T/1P42IGYNeooIBvjuRx4UZrHkW4Uh1NOB/zHH6wTs7OUdMl+xv3AoGBALUt
G+XYqO0FnKC1vUD21qeqC4uam6zKSxMhb8uucrjk8gH4SctBIpCQnU3dYpyiZPve
h3X4H2/F98NtR6xB2jN4qMVyU0THFVl/5CR9pbRE3CP6JSRd6mIP/0YjLhTu+5tp
Uxuo2axNqWNU6RRrpHkdxLe5pR3LyKsIHBJi6tvxAoGAH3Nk/FkbSl2kESk7Y8HC
DQ1p4FonHw9M0FRQ9f6HiaQR1nnS8pH+8/JFm6UrAVrSMoQM5sKnJIlQrcSnJejK
9IESr9DVeDEcX5IBVpbTyNyx8Bb/YmWDCTiQqcinDr7FPwcNGSe8gxe9fkm5SFRU
kcVQpHFLwrOnMJ/nkRurBF8=
-----END PRIVATE KEY-----
`,
  publicKey: `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEApvDEC477mghpHgV1LuM9
8cWpkkFh0U9IvhAuNztY5z1aGgs5GjkpWkjZDTaysNcc5GXjBNqFJ0dfk6QwCoUf
9N0xKIiOWYqvilKI5unnH9M6C7txLdos316pvaqCjex8Ksj1pJqyVwnevUDluM2h
ZiVHxyMeUO5BifsZa3cxFPNOKy+YopCtpZ40QSHsQtQ0vgIkxn55urOxMoMqJY07
diERHRkNnE7n2Q7jCXF2sWG5l5NBb6Sd6kVg6OInOZhNFfqojKpQ7JUyjLdT7Oz3
490xRAliTUGT1+ehm1FRIoUiVc8e1EbMC4URzyq/hZPkRjM3j1CU13u/Zm6h7xjV
swIDAQAB
-----END PUBLIC KEY-----
`,
  text: 'alipay_sdk=alipay-sdk-nodejs-4.0.0&app_id=2021000000000001&biz_content={"certify_id":"橙仓 +&=%"}&charset=utf-8&method=alipay.user.certify.open.certify&sign_type=RSA2&timestamp=2026-01-02 03:04:05&version=1.0',
  signature:
    'Z4wHrIJjJOqOKZkopOraqRtgBO2t+QUhGTkBI4GP4n8A0SqzAfwb51WZrBw7lae9kxtahf8QIi1SCR+oVMYZlKdMKk/Yi9bNLREofeZ11htmBf7Z8uNqOU0U7/aBLKm9RSKu9ksDHy945rBk/5vrIuGYH7tdtEgg1QwhUj1x8vF/jc5s7CjAuzpU8m+1TvCfo4K2Ya/5P7L0zuCF74Hf0ZG7aWf5pjgzX1Kg85VWuBKN8C9VBmn/E8s3rFkZlLsJFl4JBxZs/8FtN4P1wuaHr+T2Jf8uXYTV3iSyXmouE/mDmoXk5lzYhxPseCcllaBawNHcH+r728dNwz4JkBBF4Q==',
};
