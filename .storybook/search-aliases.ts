/** The search terms of other kits and of Arabic speakers, keyed by the last word of the title of a page. */
export const searchAliases: Readonly<Record<string, readonly string[]>> = {
  Accordion: ['collapse', 'disclosure', 'expander', 'faq', 'طي', 'أسئلة شائعة'],
  Alert: ['banner', 'message', 'notice', 'callout', 'تنبيه', 'رسالة'],
  AlertDialog: ['confirm', 'modal', 'prompt', 'تأكيد', 'نافذة'],
  Avatar: ['photo', 'picture', 'profile', 'صورة'],
  Badge: ['chip', 'tag', 'label', 'pill', 'شارة', 'وسم'],
  Breadcrumbs: ['trail', 'path', 'مسار'],
  Button: ['cta', 'submit', 'زر'],
  Calendar: ['month', 'day picker', 'hijri', 'inline calendar', 'تقويم', 'شهر'],
  Card: ['panel', 'tile', 'surface', 'بطاقة'],
  Carousel: ['slider', 'slideshow', 'gallery', 'شرائح'],
  Checkbox: ['tick', 'check', 'toggle', 'مربع اختيار', 'خانة'],
  Combobox: ['autocomplete', 'typeahead', 'search select', 'بحث', 'قائمة'],
  DatePicker: ['calendar', 'hijri', 'day', 'تقويم', 'تاريخ', 'هجري'],
  DateText: ['date format', 'hijri', 'تاريخ', 'هجري'],
  Dialog: ['modal', 'popup', 'lightbox', 'window', 'نافذة', 'منبثقة', 'حوار'],
  Drawer: ['sheet', 'side panel', 'sidebar', 'درج', 'لوحة جانبية'],
  EmptyState: ['blank', 'no data', 'zero state', 'فارغ'],
  ErrorState: ['failure', 'crash', 'خطأ', 'تعذّر'],
  ErrorSummary: ['validation', 'form errors', 'أخطاء النموذج'],
  Field: ['form field', 'label', 'حقل'],
  FileDrop: ['upload', 'dropzone', 'attachment', 'رفع', 'مرفق', 'ملف'],
  Grid: ['columns', 'layout', 'simple grid', 'أعمدة', 'شبكة'],
  Heading: ['title', 'h1', 'typography', 'عنوان'],
  Icon: ['svg', 'glyph', 'أيقونة'],
  KeyValueList: ['description list', 'details', 'تفاصيل'],
  LanguageSwitch: ['locale', 'i18n', 'لغة'],
  Link: ['anchor', 'رابط'],
  Menu: ['dropdown', 'context menu', 'actions', 'قائمة'],
  Money: ['price', 'currency', 'riyal', 'sar', 'مبلغ', 'سعر', 'ريال'],
  MultiSelect: ['multiple select', 'tags input', 'chips', 'token field', 'اختيار متعدد', 'وسوم'],
  NativeSelect: ['dropdown', 'قائمة'],
  Navbar: ['header', 'app bar', 'top bar', 'رأس الصفحة', 'شريط'],
  NumberField: ['numeric input', 'رقم', 'عدد'],
  OfflineNotice: ['network', 'connection', 'اتصال', 'إنترنت'],
  Pagination: ['pager', 'pages', 'صفحات', 'ترقيم'],
  PasswordField: ['secret', 'كلمة المرور'],
  PhoneField: ['mobile', 'telephone', 'جوال', 'هاتف'],
  Popover: ['flyout', 'popup', 'bubble', 'لوح', 'منبثقة'],
  PriceBreakdown: ['invoice', 'total', 'السعر', 'تفصيل'],
  ProgressBar: ['loading', 'meter', 'تقدم'],
  RadioGroup: ['radio button', 'option', 'خيار', 'اختيار'],
  Rating: ['stars', 'review', 'تقييم', 'نجوم'],
  SegmentedControl: ['toggle group', 'button group', 'تبديل'],
  Select: ['dropdown', 'listbox', 'picker', 'قائمة', 'اختيار'],
  SideNav: ['sidebar', 'navigation', 'قائمة جانبية'],
  Skeleton: ['placeholder', 'shimmer', 'loading', 'تحميل'],
  Spinner: ['loader', 'loading', 'busy', 'انتظار', 'تحميل'],
  Stack: ['flex', 'box', 'layout', 'vstack', 'hstack', 'row', 'spacing', 'تخطيط', 'مسافات'],
  StatTile: ['kpi', 'metric', 'statistic', 'إحصاء'],
  StatusBadge: ['state', 'tag', 'حالة'],
  StepRail: ['wizard', 'stepper', 'progress', 'خطوات'],
  Stepper: ['counter', 'quantity', 'plus minus', 'عدّاد', 'كمية'],
  Switch: ['toggle', 'on off', 'مفتاح', 'تشغيل'],
  Table: ['data grid', 'rows', 'columns', 'جدول'],
  Tabs: ['tab bar', 'tab list', 'تبويب', 'ألسنة'],
  Text: ['typography', 'paragraph', 'نص', 'فقرة'],
  TextField: ['input', 'textbox', 'حقل', 'نص'],
  Textarea: ['multiline', 'message', 'نص طويل'],
  ThemeSwitch: ['dark mode', 'appearance', 'مظهر', 'داكن'],
  TimeWindowPicker: ['slot', 'time', 'موعد', 'وقت'],
  Timeline: ['history', 'activity', 'سجل', 'تسلسل'],
  Toast: ['snackbar', 'notification', 'إشعار'],
  Tooltip: ['hint', 'title', 'تلميح'],
  TrackingStepper: ['progress', 'status', 'تتبّع', 'مراحل'],
}

interface Entry {
  readonly title: string
  readonly type: string
}

const popupAliases = ['modal', 'dialog', 'نافذة', 'منبثقة']

const aliasesOf = ({ type, title }: Entry): readonly string[] | undefined => {
  const name = title.split('/').at(-1) ?? ''
  if (type !== 'docs') return undefined
  return name.endsWith('Popup') ? popupAliases : searchAliases[name]
}

/**
 * Adds search aliases to the docs page of a component as headings, because Storybook searches headings
 * too.
 */
export const withSearchAliases = <T extends Entry>(
  entries: Readonly<Record<string, T>>,
): Record<string, T & { anchors?: readonly { id: string; title: string }[] }> =>
  Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => {
      const also = aliasesOf(entry)
      return [id, also ? { ...entry, anchors: also.map((title) => ({ id, title })) } : entry]
    }),
  )
