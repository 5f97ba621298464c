/**
 * Copies the e-mail address entered at the top of a page into the form further down, and focuses its first empty field.
 */
export function leadOn(step: HTMLElement, formId: string): void {
  step.addEventListener('submit', (event) => {
    event.preventDefault();
    const form = document.getElementById(formId) as HTMLFormElement;
    const fields = [...form.querySelectorAll<HTMLInputElement>('.field [name]')];
    const address = step.querySelector('input')?.value ?? '';
    const email = fields.find(({ type }) => type === 'email');
    if (email && address !== '') {
      email.value = address;
      email.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  });
}
