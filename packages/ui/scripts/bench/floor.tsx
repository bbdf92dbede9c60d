import './page.css'
import './floor.css'
import { memo, useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { dialogText, pageText, benchPlans, priceLines } from './plans.ts'
import type { Plan } from './plans.ts'

const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })

const riyal = (
  <svg viewBox="0 0 1124 1256" fill="currentColor" aria-hidden="true">
    <path d="M700 1113c-20 44-34 93-39 143l425-90c20-44 33-93 38-143z" />
    <path d="M1086 896c20-45 33-93 38-144l-331 70V687l293-62c20-44 33-93 38-143l-331 70V66c-50 29-95 67-132 111v403l-132 28V0c-51 28-96 66-132 111v526l-296 63c-20 44-34 92-39 143l335-71v170L38 1018c-20 45-33 93-38 144l375-80c30-6 57-24 74-49l69-102c7-11 11-23 11-37V744l132-28v270z" />
  </svg>
)
const chevron = (
  <svg
    className="icon"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d="m6 9 6 6 6-6" />
  </svg>
)
const flag = (
  <svg className="flag" viewBox="0 0 36 24" aria-hidden="true">
    <path fill="#0038a8" d="M0 0H36V12H0Z" />
    <path fill="#ce1126" d="M0 12H36V24H0Z" />
    <path fill="#fff" d="M0 0L20.8 12L0 24Z" />
    <circle cx="6.9" cy="12" r="3.6" fill="#fcd116" />
  </svg>
)

function Price({ halalas, className = '' }: { halalas: number; className?: string }): ReactNode {
  const amount = amounts.format(halalas / 100)
  return (
    <span dir="ltr" className={`price ${className}`}>
      <span aria-hidden="true">
        {riyal} {amount}
      </span>
      <span dir="rtl" className="spoken">
        {amount} ريال سعودي
      </span>
    </span>
  )
}

function Card({
  plan: { id, name, total },
  onOpen,
}: {
  plan: Plan
  onOpen: (id: number) => void
}): ReactNode {
  const title = useId()
  return (
    <li className="card" aria-labelledby={title}>
      <h3 id={title}>{name}</h3>
      <details>
        <summary>
          <span>
            <Price halalas={total} className="large" />
            <small>الإجمالي شاملًا الضريبة</small>
          </span>
          <b>تفصيل السعر {chevron}</b>
        </summary>
        <dl className="lines">
          <div>
            <dt>الخدمة</dt>
            <dd>
              <Price halalas={priceLines[0].amount} />
            </dd>
          </div>
          <div>
            <dt>ضريبة القيمة المضافة 15%</dt>
            <dd>
              <Price halalas={priceLines[1].amount} />
            </dd>
          </div>
          <div className="sum">
            <dt>الإجمالي</dt>
            <dd>
              <Price halalas={total} />
            </dd>
          </div>
        </dl>
      </details>
      <dl className="facts">
        <div>
          <dt>المدة</dt>
          <dd>30 يومًا</dd>
        </div>
        <div>
          <dt>الزيارات</dt>
          <dd>
            8 زيارات<span> · زيارتان كل أسبوع</span>
          </dd>
        </div>
        <div>
          <dt>الجنسية</dt>
          <dd>{flag} الفلبين</dd>
        </div>
      </dl>
      <button type="button" className="main" data-opens aria-describedby={title} onClick={() => onOpen(id)}>
        اطلب الآن
      </button>
    </li>
  )
}

const Cards = memo(function Cards({
  plans,
  onOpen,
}: {
  plans: readonly Plan[]
  onOpen: (id: number) => void
}) {
  return (
    <ul className="cards">
      {plans.map((plan) => (
        <Card key={plan.id} plan={plan} onOpen={onOpen} />
      ))}
    </ul>
  )
})

function Choice({ onClose }: { onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [tab, setTab] = useState(0)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id}>{dialogText.title}</h2>
        <button type="button" aria-label="إغلاق" onClick={onClose}>
          ×
        </button>
      </header>
      <fieldset>
        <legend>{dialogText.question}</legend>
        {dialogText.times.map((time) => (
          <label key={time}>
            <input type="radio" name={id} value={time} />
            {time}
          </label>
        ))}
      </fieldset>
      <div role="tablist" aria-label={dialogText.about}>
        {dialogText.tabs.map(({ label }, at) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}${label}`}
            aria-selected={tab === at}
            aria-controls={`${id}panel`}
            tabIndex={tab === at ? 0 : -1}
            onClick={() => setTab(at)}
          >
            {label}
          </button>
        ))}
      </div>
      <p role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${dialogText.tabs[tab]?.label}`}>
        {dialogText.tabs[tab]?.text}
      </p>
    </dialog>
  )
}

function Page(): ReactNode {
  const [plans, setPlans] = useState<readonly Plan[]>([])
  const [open, setOpen] = useState<number>()
  useEffect(() => {
    window.bench = {
      show: (count) => flushSync(() => setPlans(benchPlans(count, 0))),
      raise: () => flushSync(() => setPlans(benchPlans(plans.length, 5_000))),
      close: () => flushSync(() => setOpen(undefined)),
    }
  }, [plans.length])
  return (
    <>
      <h1 className="title">{pageText.title}</h1>
      <p>{pageText.lead}</p>
      <Cards plans={plans} onOpen={setOpen} />
      {open !== undefined && <Choice onClose={() => setOpen(undefined)} />}
    </>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<Page />)
