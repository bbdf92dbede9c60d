import type { ApiError } from '@sakina/api-client/client'
import type { FieldErrorCode } from '@sakina/api-client/wire'
import type { FieldProblems } from '@sakina/domain/validation'
import { focusWithError } from '@sakina/ui/provider'
import { useFormik } from 'formik'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { InferType } from 'yup'

import type { MessageId } from '../intl/messages.generated.ts'
import { useText } from '../intl/use-text.ts'
import { useErrorMessage } from '../errors/error-messages.ts'
import { isBlank, type FieldValue, type FieldValues } from './field-value.ts'
import { firstControlInDocument } from './first-control-in-document.ts'
import type { FormContextValue } from './form-context.ts'
import { firstProblemByField, type ValidationSchema } from './first-problem-by-field.ts'
import {
  mapErrorToFields,
  serverErrorIfUnchanged,
  type FieldErrorMapping,
  type ServerFieldError,
  type ServerFieldErrors,
} from './server-field-errors.ts'
import { loadValidationRules, getLoadedValidationRules, type ValidationRules } from './validation-module.ts'
import { typedBefore } from './typed-before.ts'
import { forgetStoredValues, useInitialValues, usePersistValues } from './stored-values.ts'
import { useProblemMessage } from './use-problem-message.ts'

type FieldWords = Extract<MessageId, `forms.field.${FieldErrorCode}`>

/** The schema, initial values and submit function of a form. */
export type FormOptions<S extends ValidationSchema> = FieldErrorMapping & {
  /** Selects the schema among the rules of `@sakina/domain/validation`, which load after the form. */
  readonly schema: (all: ValidationRules) => S
  /** The initial value of every field of the form. */
  readonly initial: { readonly [Name in keyof InferType<S>]?: FieldValue }
  /** Sends the validated values. A returned error says why it was refused. */
  readonly submit: (values: InferType<S>) => Promise<ApiError | undefined | void>
  /** Returns a message for an error; `undefined` means the general one. */
  readonly words?: (error: ApiError) => string | undefined
  /**
   * The key under which this tab stores typed values, so that a reload or a change of language keeps them.
   */
  readonly storeAs?: string
  /**
   * When the stored values are removed: when the form is left or sent (the default), only when it is sent,
   * so that closing a popup loses nothing, or by `forgetAllStoredValues`, for a form with several steps.
   * Signing out removes them in any case.
   */
  readonly keepUntil?: 'left' | 'sent' | 'forgotten'
}

/** The message of an invalid field. */
export type FormProblem = { readonly field: string; readonly text: string }

/** A form: its values, its errors, and the functions that change and submit it. */
export type SakinaForm = {
  readonly inside: FormContextValue
  readonly values: FieldValues
  /** Sets a field from code, for example when a short address fills in the street. */
  readonly change: (name: string, value: FieldValue) => void
  /** Submits the form. While it is being sent, further calls do nothing. */
  readonly send: () => void
  /**
   * Shows an error that another form of the page received. Returns false if it concerns no field of this
   * form.
   */
  readonly refuse: (error: ApiError) => boolean
  /** Shows problems found by a rule outside the schema. */
  readonly remark: (problems: FieldProblems) => void
  /** Restores the initial values and clears every error. */
  readonly reset: () => void
  readonly sending: boolean
  /** The error of the server that belongs to no field. */
  readonly failure: string | undefined
  /** The problems that prevent submission, once it was attempted. */
  readonly problems: readonly FormProblem[]
  /** The number of failed attempts to submit. */
  readonly attempt: number
}

const nothing: ServerFieldErrors = {}

/** The milliseconds after which the schemas load, so that what the page itself needs comes first. */
const FIRST_REST_MS = 300

/** Returns a form that validates with the domain's rules and submits once at a time. */
export function useSakinaForm<S extends ValidationSchema>({
  schema,
  initial,
  submit,
  wireNames,
  codeFields,
  words,
  storeAs,
  keepUntil = 'left',
}: FormOptions<S>): SakinaForm {
  const form = useId()
  const t = useText()
  const { messages } = useIntl()
  const problemWords = useProblemMessage()
  const refusalWords = useErrorMessage()
  const [refused, setRefused] = useState(nothing)
  const [failure, setFailure] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  // A text is judged when it is left. Until then its earlier error stays as long as it is true.
  const [typing, setTyping] = useState<{ readonly name: string; readonly shown: string | undefined }>()
  const underWay = useRef(false)

  const take = (error: ApiError, values: FieldValues) => {
    const known = (id: string): id is FieldWords => Object.hasOwn(messages, id)
    const laid = mapErrorToFields(
      error,
      values,
      { ...(wireNames && { wireNames }), ...(codeFields && { codeFields }) },
      {
        ofField: (code) => {
          const id = `forms.field.${code}`
          return known(id) ? t(id) : undefined
        },
        ofError: (each) => words?.(each) ?? refusalWords(each),
      },
    )
    setRefused(laid.fields)
    setFailure(laid.failure)
    return laid.failure === undefined
  }

  const wrongIn = (all: ValidationRules, values: FieldValues) => {
    const found: Record<string, string> = {}
    for (const [name, problem] of firstProblemByField(all, schema(all), values))
      found[name] = problemWords(problem)
    return found
  }

  useEffect(() => {
    const soon = setTimeout(() => void loadValidationRules().catch(() => undefined), FIRST_REST_MS)
    return () => clearTimeout(soon)
  }, [])

  const { first, takeOver } = useInitialValues(storeAs, initial)
  const formik = useFormik<FieldValues>({
    initialValues: first,
    // A choice that fills in other fields would be judged without them.
    validateOnChange: false,
    validate: (values) => {
      const all = getLoadedValidationRules()
      if (all) return wrongIn(all, values)
      // A failure to load is reported when the form is submitted.
      return loadValidationRules().then(
        (found) => wrongIn(found, values),
        () => ({}),
      )
    },
    onSubmit: async (values, { setErrors }) => {
      const all = await loadValidationRules().catch(() => undefined)
      if (!all) return setFailure(t('errors.network'))
      const checked = all.validate(schema(all), values)
      if (!checked.ok) {
        // The schemas were not loaded yet when the fields were validated.
        setErrors(wrongIn(all, values))
        return
      }
      setRefused(nothing)
      setFailure(undefined)
      const error = await submit(checked.value)
      if (error) take(error, values)
      else if (storeAs !== undefined && keepUntil !== 'forgotten') forgetStoredValues(storeAs)
    },
  })
  const { values, errors, touched, submitCount, setValues, setFieldValue, setFieldTouched, validateForm } =
    formik
  const judged = useRef(values)
  useEffect(() => {
    if (judged.current === values) return
    judged.current = values
    void validateForm(values)
  }, [values, validateForm])
  usePersistValues(storeAs, values, initial, keepUntil !== 'left')

  const errorOf = (name: string): string | undefined => {
    const value = values[name]
    const remark = serverErrorIfUnchanged(refused[name], value)
    if (remark !== undefined) return remark
    // Whether the error of a field is shown: an empty field that was only focused shows none before
    // the first attempt to submit.
    const due = submitCount > 0 || (Boolean(touched[name]) && !isBlank(value))
    const error = due ? errors[name] : undefined
    return typing?.name === name && typing.shown !== error ? undefined : error
  }

  const idOf = (name: string) => `${form}-${name}`
  const takeOverOnce = useEffectEvent(() => {
    const taken = takeOver(typedBefore(Object.keys(initial), idOf))
    if (taken) void setValues(taken)
  })
  // Before anything renders again, because that would put back the first values.
  useLayoutEffect(() => takeOverOnce(), [])
  const problems = Object.keys(values).flatMap((name) => {
    const text = attempt > 0 ? errorOf(name) : undefined
    return text === undefined ? [] : [{ field: idOf(name), text }]
  })
  // The error of the whole form, which belongs to no field.
  const whole = submitCount > 0 ? errors[''] : undefined

  const latest = useRef(problems)
  useEffect(() => {
    latest.current = problems
  })
  useEffect(() => {
    if (attempt > 0) focusWithError(firstControlInDocument(latest.current.map(({ field }) => field)))
  }, [attempt])

  const tried = () => setAttempt((before) => before + 1)
  const { submitForm, resetForm, isSubmitting } = formik
  const send = async () => {
    if (underWay.current) return
    underWay.current = true
    try {
      await submitForm()
    } finally {
      underWay.current = false
      setTyping(undefined)
    }
    tried()
  }

  const change = (name: string, value: FieldValue) => {
    if (!Object.hasOwn(values, name)) throw new Error(`the form has no field “${name}”`)
    void setFieldValue(name, value)
  }
  const type = (name: string, value: FieldValue) => {
    if (typing?.name !== name) setTyping({ name, shown: errorOf(name) })
    change(name, value)
  }
  const leave = (name: string) => {
    setTyping(undefined)
    void setFieldTouched(name)
  }
  const inside: FormContextValue = {
    idOf,
    valueOf: (name) => values[name],
    errorOf,
    change,
    type,
    leave,
    sending: isSubmitting,
  }

  return {
    inside,
    values,
    change,
    send: () => void send(),
    refuse: (error) => {
      const taken = take(error, values)
      if (taken) tried()
      return taken
    },
    remark: (found) => {
      const said: Record<string, ServerFieldError> = {}
      for (const [name, problem] of Object.entries(found))
        said[name] = { value: values[name], text: problemWords(problem) }
      setRefused(said)
      tried()
    },
    reset: () => {
      setRefused(nothing)
      setFailure(undefined)
      setAttempt(0)
      resetForm({ values: initial })
    },
    sending: isSubmitting,
    failure: failure ?? whole,
    problems,
    attempt,
  }
}
