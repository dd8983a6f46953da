"""Lets jurat ask one of BenchExec's modules about its tool.

Each line of the input is a request as JSON; one with `n_bytes` is followed by as many bytes, the output of a run. Each line of
the output is the answer: `result`, or `error` with its `kind`, and the `warnings` that were logged meanwhile.

Classes and rules of BenchExec are imported, not repeated: what a module sees here is what it sees there.
"""

import io
import json
import logging
import os
import sys
import traceback

MAX_WARNINGS = 100
MAX_TEXT = 1000


class Failure(Exception):
    """An error with the kind that jurat tells apart."""

    def __init__(self, kind, message):
        super().__init__(message)
        self.kind = kind


def main():
    requests, answers = take_streams()
    warnings = capture_warnings()
    bridge = Bridge()
    for line in requests:
        request = json.loads(line)
        output = requests.read(request.pop("n_bytes", 0))
        answer = bridge.answer(request, output)
        answer["warnings"] = [shorten(text) for text in warnings[:MAX_WARNINGS]]
        warnings.clear()
        answers.write(json.dumps(answer).encode() + b"\n")
        answers.flush()


def take_streams():
    """Takes the standard streams away from modules and what they start: what these print goes to standard error."""
    requests = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    null = os.open(os.devnull, os.O_RDONLY)
    os.dup2(null, 0)
    os.dup2(2, 1)
    return requests, answers


def capture_warnings():
    texts = []
    handler = logging.Handler(logging.WARNING)
    handler.emit = lambda record: texts.append(record.getMessage())
    logging.getLogger().addHandler(handler)
    return texts


class Bridge:
    """A module, once it is loaded."""

    def __init__(self):
        self.tool = None
        self.executable = None

    def answer(self, request, output):
        try:
            call = request.pop("call")
            return {"result": getattr(self, call)(*([output] if call in ("status", "values") else []), **request)}
        except Failure as failure:
            return {"error": {"kind": failure.kind, "message": shorten(str(failure))}}
        except SystemExit as end:
            return {"error": {"kind": "raised", "message": shorten(str(end.code))}}
        except BaseException as error:
            return {"error": {"kind": kind(error), "message": describe(error, self.file())}}

    def file(self):
        """The file of the module; a module for the old interface is wrapped."""
        tool = getattr(self.tool, "_wrapped", self.tool)
        return getattr(sys.modules.get(type(tool).__module__), "__file__", None)

    def find(self, module, tool_directory):
        tool = self.tool = load(module)
        locator = locator_for(tool_directory)
        executable = self.executable = tool.executable(locator)
        return {
            "name": tool.name(),
            "version": tool.version(executable) or "",
            "url": tool.project_url(),
            "executable": executable,
            "program_files": self.program_files(),
            "environment": tool.environment(executable),
            "working_directory": tool.working_directory(executable),
        }

    def program_files(self):
        # BenchExec asks for them only if files have to be sent elsewhere; a module that cannot tell is no reason to stop.
        try:
            return list(self.tool.program_files(self.executable))
        except Exception as error:
            logging.warning("cannot list the files of the tool: %s", describe(error, self.file()))
            return [self.executable]

    def command_line(self, options, input_files, identifier, property_file, task_options, limits):
        from benchexec import model, tooladapter

        limits = tooladapter.CURRENT_BASETOOL.ResourceLimits(**limits)
        arguments = model.cmdline_for_run(
            self.tool, self.executable, options, input_files, identifier, property_file, task_options, limits
        )
        return list(arguments)

    def status(self, output, command_line, code, signal, termination):
        from benchexec import tooladapter, util

        exit_code = util.ProcessExitCode.create(value=code, signal=signal)
        run = tooladapter.CURRENT_BASETOOL.Run(command_line, exit_code, read(output), termination)
        status = self.tool.determine_result(run)
        if not isinstance(status, str):
            raise Failure("raised", f"determine_result returned {status!r}")
        return status

    def values(self, output, patterns):
        output = read(output)
        values = [self.tool.get_value_from_output(output, pattern) for pattern in patterns]
        return [None if value is None else str(value) for value in values]


def load(module):
    try:
        from benchexec import tooladapter
    except ImportError as error:
        raise Failure("no-benchexec", str(error))
    try:
        tool = __import__(module, fromlist=["Tool"]).Tool()
        return tooladapter.adapt_to_current_version(tool)
    except ImportError as error:
        raise Failure("no-module", str(error))
    except (AttributeError, TypeError) as error:
        raise Failure("raised", f"it has no usable class `Tool`: {error}")


def locator_for(tool_directory):
    from benchexec import tooladapter

    class Config:
        pass

    Config.tool_directory = tool_directory
    return tooladapter.create_tool_locator(Config)


def read(output):
    """The output as BenchExec reads it from the log."""
    from benchexec import tooladapter

    lines = io.TextIOWrapper(io.BytesIO(output), encoding="utf-8", errors="ignore").readlines()
    return tooladapter.CURRENT_BASETOOL.RunOutput(lines)


def kind(error):
    names = {base.__name__ for base in type(error).__mro__}
    if "UnsupportedFeatureException" in names:
        return "unsupported"
    if "ToolNotFoundException" in names:
        return "not-found"
    return "raised"


def describe(error, file):
    """The error in a line, with the place in the module unless it is an error that modules raise on purpose."""
    if kind(error) != "raised":
        return shorten(str(error))
    text = traceback.format_exception_only(type(error), error)[-1].strip()
    frames = traceback.extract_tb(error.__traceback__)
    frames = [frame for frame in frames if frame.filename == file] or frames
    return shorten(f"{text} ({os.path.basename(frames[-1].filename)}:{frames[-1].lineno})")


def shorten(text):
    return text if len(text) <= MAX_TEXT else text[:MAX_TEXT] + "…"


# Modules are looked for where Python looks for all of them, not in the current folder.
sys.path[:] = [folder for folder in sys.path if folder]
main()
