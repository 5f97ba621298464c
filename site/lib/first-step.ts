/** Takes what is entered at the top of a page along to the form further down, and leads to the first field of it that is still empty. */
export function leadOn(step: HTMLElement, formId: string): void {
  step.addEventListener('submit', (event) => {
    event.preventDefault();
    const form = document.getElementById(formId) as HTMLFormElement;
    const fields = [...form.querySelectorAll<HTMLInputElement>('.field [name]')];
    const given = step.querySelector('input')?.value ?? '';
    const email = fields.find(({ type }) => type === 'email');
    if (email && given !== '') {
      email.value = given;
      email.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  });
}
