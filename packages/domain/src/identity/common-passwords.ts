/**
 * The passwords that attackers try first, in lower case, without the digits, `!` or `@` that people
 * append. The Arabic ones are English words and keyboard rows typed with the other layout, and common
 * names and phrases.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password passw0rd p@ssw0rd p@ssword pass passwd qwerty qwertyuiop qwertyui qwert qwaszx asdfghjkl asdfgh asdfasdf
zxcvbnm zxcvbn 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx qazwsxedc q1w2e3r4 abc abcd abcdef abcdefgh a1b2c3d4 aa letmein
welcome iloveyou admin administrator user guest login master root test testtest default changeme secret trustno1
monkey dragon football baseball superman batman sunshine princess shadow michael jordan hello freedom whatever
starwars computer internet samsung google facebook whatsapp instagram snapchat twitter iphone apple
saudi saudia saudiarabia ksa riyadh jeddah makkah madinah dammam qassim hilal alhilal nassr alnassr ittihad alahli
allah bismillah muhammad mohammed mohammad mohamed ahmad ahmed ali omar abdullah khalid khaled fahad sultan salman
faisal sara sarah noura nora fatima fatimah maryam habibi sakina sakeena
ضصثقفغعه ضصثقفغعهخح شسيبلاتنم شسيبلاتن شسيبلا ئءؤرلاى حشسسصخقي ضصثقفغ
كلمةالسر كلمةالمرور كلمهالسر الرقمالسري السعودية السعوديه الرياض الهلال النصر الاتحاد الاهلي الأهلي
الله بسمالله الحمدلله محمد احمد أحمد عبدالله خالد فهد سلطان سارة ساره نورة نوره فاطمة فاطمه حبيبي احبك أحبك سكينة مرحبا`.split(
    /\s+/,
  ),
)
