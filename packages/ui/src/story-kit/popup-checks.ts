import { expect, userEvent, waitFor, within } from 'storybook/test'
import { expectToFit } from './fit.ts'

type Played = { readonly canvasElement: HTMLElement }

const openDialog = ({ canvasElement }: Played) =>
  within(canvasElement.ownerDocument.body).findByRole('dialog')

/** Expects that the open dialog of a story is visible. */
export async function expectVisibleDialog(context: Played): Promise<void> {
  const dialog = await openDialog(context)
  await waitFor(() => expect(dialog).toBeVisible())
}

/** Expects that the open dialog of a story fits its window. */
export async function expectDialogToFit(context: Played): Promise<void> {
  await expectToFit({ canvasElement: await openDialog(context) })
}

/** Expects that the open dialog of a story has the language of the story. */
export async function expectDialogInLanguage(
  context: Played & { readonly globals: Readonly<Record<string, unknown>> },
): Promise<void> {
  const { locale } = context.globals
  await expect(await openDialog(context)).toHaveAttribute('lang', locale === 'en' ? 'en' : 'ar')
}

/**
 * Expects that the open dialog of a story has the language of the story and at least two errors,
 * each of them once, so that a field and the whole form never complain about the same thing.
 */
export async function expectDialogWithErrors(
  context: Parameters<typeof expectDialogInLanguage>[0],
): Promise<void> {
  await expectDialogInLanguage(context)
  const dialog = await openDialog(context)
  const errors = [...dialog.querySelectorAll('[id$="-error"], [role=alert]')]
    .map((each) => each.textContent?.trim())
    .filter(Boolean)
  await expect(errors.length).toBeGreaterThan(1)
  await expect(errors).toEqual([...new Set(errors)])
}

/** Expects that while a popup is `submitting`, no button or key submits it again or closes it. */
export async function expectLockedWhileSubmitting(
  context: Played & { readonly args: { readonly onSubmit?: unknown; readonly onOpenChange?: unknown } },
): Promise<void> {
  const { args } = context
  const dialog = await openDialog(context)
  for (const button of within(dialog).getAllByRole('button')) await userEvent.click(button)
  await userEvent.keyboard('{Escape}')
  await expect(args.onSubmit).not.toHaveBeenCalled()
  await expect(args.onOpenChange).not.toHaveBeenCalled()
}
