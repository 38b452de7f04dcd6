import type { ApprovalRules, SomeAdminHandlers } from '../../contract/admin/handlers.ts';
import type { Settings } from './settings.service.ts';
import type { SettingKey } from './settings.ts';
import type { createSettingsEditor } from './settings-editor.service.ts';
import { SECTION_GROUPS } from './settings-sections.ts';

/** Settings as operators edit them, in the language of the console. */
export const systemAdmin = (
  editorIn: ReturnType<typeof createSettingsEditor>,
): SomeAdminHandlers<
  'listSettings' | 'getSetting' | 'saveSetting' | 'previewSetting' | 'listSettingChanges' | 'undoSettingChange'
> => ({
  async listSettings({ language }) {
    const editor = await editorIn(language);
    return { sections: await editor.sections() };
  },
  async getSetting({ path, language }) {
    const editor = await editorIn(language);
    return editor.section(path.key);
  },
  async saveSetting({ trx, path, body, by, language, unchanged }) {
    const editor = await editorIn(language);
    const { isChanged, section } = await editor.save(path.key, body.value, { trx, by, version: body.version });
    if (!isChanged) unchanged();
    return section;
  },
  async previewSetting({ path, body, language }) {
    const editor = await editorIn(language);
    return editor.preview(path.key, body.value);
  },
  async listSettingChanges({ path, query, operator, language }) {
    const editor = await editorIn(language);
    return editor.history(path.key, operator.name, query);
  },
  async undoSettingChange({ trx, path, body, by, language, unchanged }) {
    const editor = await editorIn(language);
    const { isChanged, section } = await editor.undo(path.key, body.changeId, { trx, by, version: body.version });
    if (!isChanged) unchanged();
    return section;
  },
});

/** Nobody weakens the security of the site alone, or takes away what asks for a second operator. */
export const systemRules = (settings: Settings): Pick<ApprovalRules, 'saveSetting' | 'undoSettingChange'> => {
  const isNeeded = async (key: SettingKey): Promise<boolean> =>
    key === 'approvals' ||
    (SECTION_GROUPS[key] === 'security' && (await settings.current()).approvals.on.includes('settings'));
  return {
    saveSetting: ({ path }) => isNeeded(path.key),
    undoSettingChange: ({ path }) => isNeeded(path.key),
  };
};
