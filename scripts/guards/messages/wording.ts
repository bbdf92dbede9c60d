/** A language that the wording rules know. */
export type Language = 'ar' | 'en'

/**
 * Arabic imperatives addressed to a man. Of the vowel signs only damma is kept, because it marks
 * the passive. A verb that may also be a noun or a past tense is listed with the words that show it
 * to be an imperative.
 */
const imperatives = `
  أبق أبلغ أتح اتبع اترك اتصل اجعل اجلب اجمع احتفظ احجز احذف احذر احفظ احصل اختر اختصر اخرج أخبرنا ادخل أدخل
  ادفع اذكر اذهب اربط ارجع ارسم ارفع أرسل أرفق استخدم استعمل استلم استمر اسأل اسحب اشترك اشتر اشرح اضغط أضف
  اطبع اطلب اطّلع اطمئن أظهر أعد اعرض اعرف أعط أغلق افتح أفلت اقرأ اقبل اكتب اكتف أكمل ألصق ألغ املأ امسح
  انتظر انسخ انشر انظر انقر انقل أوقف ابحث ابدأ تابعنا تواصل(?=\\sمع) ثبّت جدّد جرّب حاول حدّد حدّث(?=\\sال)
  حمّل خذ دع راجع راسل رتّب زُ?رنا سجّل سدّد سمّ شارك شغّل صُغ صفّ(?=\\s) صمّم (?<!و)ضع عبّئ عدّل عُ?د(?=\\sإلى)
  علّم غيّر فرّق(?=\\sبين) فعّل قارن قُد قُ?ل(?=\\s) قيّم لاحظ مرّر نزّل وقّع تأكّ?د(?=\\sمن) تحقّ?ق(?=\\sمن)
  تعرّ?ف(?=\\s(?:إلى|على)) لا\\s(?:تبن|تجبر|تجعل|تجمع|تحذف|تحرّك|تخف|تدفع|ترسل|تستخدم|تستعمل|تسأل|تشطب|تضع)
  لا\\s(?:تطلب|تعرض|تعطّل|تعكس|تغلق|تغيّر|تفتح|تقسّم|تقطع|تقل(?!\\sعن)|تقلّد|تكتب|تكرّ?ر|تمح|تمرّر|تمنع)
  لا\\s(?:تنتظر|تنس|تنقر)`
  .trim()
  .split(/\s+/)
  .join('|')

const clauseStart = String.raw`(?:^|["'«(:،؛.!؟…\u2014-]\s*|(?<!\p{L})(?:ثم|أو|فضلك|فضلكم)\s+)`
const orderToMan = new RegExp(
  String.raw`(?:${clauseStart}[وف]?|(?<!\p{L})[وف])(?:${imperatives})(?:ه|ها|هما|هم)?(?![\p{L}\u064B-\u0652])`,
  'u',
)

/** Removes the short vowels that are seldom written. */
const withoutVowels = (text: string) => text.replaceAll(/[\u064B-\u064E\u0650\u0652]/g, '')

const officeWords = /معلّ?قة?(?!\p{L})|متعثرة?(?!\p{L})|قيد المعالجة|بنجاح(?!\p{L})|كاش باك/u

const weakEnglish =
  /\bcould not be\b|\bjust now\b|\bgone by\b|\blooks? through\b|\bhanded in\b|\bworking days?\b|\bcollect (?:her|him|the worker)\b|\bdeliver(?:ed|s)? (?:her|him|the worker)\b/i

type Slip = readonly [rule: RegExp | ((text: string) => boolean), message: string, language?: Language]

const slips: readonly Slip[] = [
  [
    (text) => orderToMan.test(withoutVowels(text)),
    'an order to a man: write the verbal noun (“حفظ”, not “احفظ”)',
    'ar',
  ],
  [(text) => officeWords.test(withoutVowels(text)), 'an office word: docs/words.md has a plain one', 'ar'],
  [weakEnglish, 'not what a native writer says: docs/words.md has the words', 'en'],
  [/\be-mail\b/i, 'write “email”', 'en'],
  [/\.\.\./, 'three dots: write “…”'],
]

/** Texts that the specification of the product words itself, so they break a rule on purpose. */
const documented = new Set(['جارٍ التحميل...', 'Loading...'])

/**
 * Returns the rules of docs/words.md that a text breaks. They hold for every text that a customer
 * reads.
 */
export const wordingSlipsOf = (text: string, language: Language): readonly string[] =>
  documented.has(text)
    ? []
    : slips
        .filter(([rule, , only]) => {
          if (only !== undefined && only !== language) return false
          return typeof rule === 'function' ? rule(text) : rule.test(text)
        })
        .map(([, message]) => message)

/** Returns the texts on a line of code or JSON, each with its language. */
export const textsOnLine = (line: string): readonly (readonly [string, Language])[] =>
  /^\s*(?:\*|\/[/*])/.test(line)
    ? []
    : (line.match(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*(?:`|$)/g) ?? []).map((quoted) => {
        const text = quoted.slice(1, -1)
        return [text, /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en']
      })
